/**
 * The router names the site uses: one module, shared at run time, so that all sections use the host's router.
 * `react-router-dom` itself is not shared, because a shared package is not tree-shaken.
 * @see https://reactrouter.com/api
 */
export {
  BrowserRouter,
  Link,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';

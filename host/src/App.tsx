import { useRoutes } from '@site/sdk/router';
import { useState } from 'react';
import type { HostRouteComponents } from './host-routes.ts';
import type { RouteMatch } from './pages.ts';
import { createRoutes } from './router.tsx';
import { type Site, SiteContext } from './site-context.ts';

interface AppProps {
  site: Site;
  /** The host's own pages. */
  own: HostRouteComponents;
  /** Renders the page of a section. */
  renderPage: (match: RouteMatch) => React.ReactNode;
}

/** The whole site; it must be inside a router, the browser's or a static one. */
export function App({ site, own, renderPage }: AppProps) {
  const [routes] = useState(() => createRoutes(site.navigation, own, renderPage));
  return <SiteContext value={site}>{useRoutes(routes)}</SiteContext>;
}

/**
 * The one name of `react-dom` that components call, for sections, which leave `react-dom` to the host. It only calls the
 * React that host and sections share, so a second copy of this function from react-dom's small index does no harm.
 * `react-dom/client`, which renders the page and must exist only once, is never bundled with it.
 * @see https://react.dev/reference/react-dom/hooks/useFormStatus
 */
export { useFormStatus } from 'react-dom';

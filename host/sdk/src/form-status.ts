/**
 * The one name of `react-dom` that components call, for sections, which leave `react-dom` to the host. It only asks the React
 * that host and sections share, so a second copy of react-dom's small index, of which a build keeps this function, does no harm.
 * `react-dom/client`, which draws the page and of which there must be one, never comes with it.
 * @see https://react.dev/reference/react-dom/hooks/useFormStatus
 */
export { useFormStatus } from 'react-dom';

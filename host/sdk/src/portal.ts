/**
 * `createPortal` for sections, which leave `react-dom` to the host. It only describes a portal to the React that host and
 * sections share, so a second copy of react-dom's small index, of which a build keeps this function, does no harm.
 * @see https://react.dev/reference/react-dom/createPortal
 */
export { createPortal } from 'react-dom';

/**
 * `createPortal` for sections, which leave `react-dom` to the host. It only describes a portal to the React that host and
 * sections share, so a second copy of this function from react-dom's small index does no harm.
 * @see https://react.dev/reference/react-dom/createPortal
 */
export { createPortal } from 'react-dom';

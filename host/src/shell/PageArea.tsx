import { Outlet } from '@site/sdk/router';
import { memo, Suspense } from 'react';

/**
 * Where the page stands. While a prerendered page waits for its code, React keeps the HTML that is there; an update from
 * above would make it throw that HTML away, so this takes no props and is drawn anew by a change of address alone.
 */
export const PageArea = memo(() => (
  <Suspense fallback={<p>Loading the page…</p>}>
    <Outlet />
  </Suspense>
));

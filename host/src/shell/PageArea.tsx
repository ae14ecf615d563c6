import { Outlet } from '@site/sdk/router';
import { memo, Suspense } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { usePrefetchInView } from './use-prefetch-in-view.ts';

/**
 * The area of the page. While a prerendered page waits for its code, React keeps the HTML that is there; an update from
 * above would make React discard that HTML, so this takes no props and renders again only when the address changes.
 */
export const PageArea = memo(() => (
  <Suspense fallback={<p>Loading the page…</p>}>
    <Outlet />
    <WhenShown />
  </Suspense>
));

/** What happens once the page is there. */
function WhenShown() {
  useHydrated('main');
  usePrefetchInView();
  return null;
}

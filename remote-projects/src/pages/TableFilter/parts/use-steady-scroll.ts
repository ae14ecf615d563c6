import { useLocation, useNavigationType } from '@site/sdk/router';
import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the window where it is when a page changes its own parameters. The site starts every new address at its top, in a
 * layout effect further up, which runs after this one; the microtask runs after both, and before anything is painted.
 */
export function useSteadyScroll(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname + search);

  useLayoutEffect(() => {
    const address = pathname + search;
    if (shown.current === address) return;
    shown.current = address;
    if (type === 'POP') return;
    const top = window.scrollY;
    queueMicrotask(() => window.scrollTo({ top, behavior: 'instant' }));
  }, [pathname, search, type]);
}

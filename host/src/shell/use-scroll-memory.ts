import { useLocation, useNavigationType } from '@site/sdk/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

const places = new Map<string, number>();

/**
 * Starts a new page at its top, and brings one the reader goes back to where it was left. A page that changes its own
 * parameters stays where it is.
 */
export function useScrollMemory(): void {
  const { key, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  // Places on one page that were reached by its own links share a key: the browser made those entries, not the router.
  const entry = key + hash;
  const shown = useRef({ pathname, search });
  useLayoutEffect(() => {
    if (type === 'POP') {
      const top = places.get(entry);
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    } else if (!hash && !hasNewParameters(shown.current, { pathname, search }))
      scrollTo({ top: 0, behavior: 'instant' });
    shown.current = { pathname, search };
    const remember = () => places.set(entry, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [entry, hash, pathname, search, type]);
  useEffect(rememberByHand, []);
}

type Address = Record<'pathname' | 'search', string>;

function hasNewParameters(before: Address, now: Address): boolean {
  return before.pathname === now.pathname && before.search !== now.search;
}

/** While the document lives, the places are ours to remember; when it is loaded anew, the browser's. */
function rememberByHand(): () => void {
  const set = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  const [ours, browsers] = [set('manual'), set('auto')];
  ours();
  addEventListener('pageshow', ours);
  addEventListener('pagehide', browsers);
  return () => {
    removeEventListener('pageshow', ours);
    removeEventListener('pagehide', browsers);
  };
}

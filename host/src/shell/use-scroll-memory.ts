import { useLocation, useNavigationType } from '@site/sdk/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Starts a new page at its top, and restores the scroll position of a page that the reader goes back to. A page that changes
 * its own parameters keeps its position.
 */
export function useScrollMemory(): void {
  const { key, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  // Entries of the history that were made by links within a page share a key: the browser made them, not the router.
  const entry = key + hash;
  const [tops] = useState(() => new Map<string, number>());
  const shown = useRef({ pathname, search });
  useLayoutEffect(() => {
    if (type === 'POP') {
      const top = tops.get(entry);
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    } else if (!hash && !hasNewParameters(shown.current, { pathname, search }))
      scrollTo({ top: 0, behavior: 'instant' });
    shown.current = { pathname, search };
    const remember = () => tops.set(entry, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [tops, entry, hash, pathname, search, type]);
  useEffect(rememberByHand, []);
}

type Address = Record<'pathname' | 'search', string>;

function hasNewParameters(before: Address, now: Address): boolean {
  return before.pathname === now.pathname && before.search !== now.search;
}

/** While the document lives, this hook restores the scroll position; when the document is reloaded, the browser does. */
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

import { useLocation, useNavigationType } from '@site/sdk/router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { ScrollPosition } from './scroll-position.ts';

/**
 * Starts a new page at its top, shows the target of a link below the bar, and restores the scroll position of a page that the
 * reader goes back to. A page that changes its own parameters keeps its position.
 */
export function useScrollPosition(): void {
  const { key, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  const [position] = useState(() => new ScrollPosition());
  useLayoutEffect(() => position.listen(), [position]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a location is new when one of its parts is
  useLayoutEffect(() => position.arrive(type === 'POP'), [position, type, key, hash, pathname, search]);
  useEffect(rememberByHand, []);
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

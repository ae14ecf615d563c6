import { useLocation, useNavigationType } from '@site/sdk/router';
import { useLayoutEffect } from 'react';

const places = new Map<string, number>();

/** Starts a new page at its top, and brings one the reader goes back to where it was left. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    if (type === 'POP') {
      const top = places.get(key);
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    } else if (!hash) scrollTo({ top: 0, behavior: 'instant' });
    const remember = () => places.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, hash, type]);
}

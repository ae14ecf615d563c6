import { useLocation } from '@site/sdk/router';
import { useEffect, useRef, useState } from 'react';

/** How long a change of page takes before readers are told that it is on its way, in milliseconds. */
const patience = 300;

/**
 * Whether the page that a reader asked for takes a while. Until then nothing is drawn: on a slow phone, a frame of a long page
 * that is about to be left would delay the next one by a tenth of a second.
 */
export function useLongWait(): { isLong: boolean; begin: () => void } {
  const location = useLocation();
  const [waitsAt, setWaitsAt] = useState<typeof location>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait ends when the location is another one
  useEffect(() => () => clearTimeout(timer.current), [location]);
  // On the way back from a page that was not shown yet, the router's location is the one that it was.
  useEffect(() => {
    const end = () => {
      clearTimeout(timer.current);
      setWaitsAt(undefined);
    };
    addEventListener('popstate', end);
    return () => removeEventListener('popstate', end);
  }, []);
  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWaitsAt(location), patience);
  };
  return { isLong: waitsAt === location, begin };
}

import { useEffect, useState } from 'react';

/** How often the clock is read, in milliseconds: steps of learning are minutes. */
const interval = 20_000;

/** The time, read now and then and when the reader comes back to the tab; null while the page is as it was prerendered. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, interval);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return now;
}

import { useEffect, useState } from 'react';

/** The time, read when the page is opened and when the reader comes back to the tab; null while it is as it was prerendered. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return now;
}

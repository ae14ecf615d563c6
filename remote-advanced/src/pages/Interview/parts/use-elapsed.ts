import { useEffect, useState } from 'react';

/** Whole seconds since the component was mounted, by the clock, so a sleeping tab doesn't stop it. */
export function useElapsed(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

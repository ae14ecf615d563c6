import { useEffect, useEffectEvent } from 'react';

/**
 * Calls a function again and again while the component is mounted.
 * @param callback always that of the latest render; a new one does not start the interval again
 * @param delay the time between two calls, in milliseconds; null pauses
 */
export function useInterval(callback: () => void, delay: number | null): void {
  const onTick = useEffectEvent(callback);

  useEffect(() => {
    if (delay === null) return;
    const timer = setInterval(() => onTick(), delay);
    return () => clearInterval(timer);
  }, [delay]);
}

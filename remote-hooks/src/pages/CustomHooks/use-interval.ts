import { useEffect, useEffectEvent } from 'react';

/**
 * Calls a function repeatedly. It always calls the latest version, without restarting the interval.
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

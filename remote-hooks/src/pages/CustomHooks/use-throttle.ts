import { useEffect, useRef, useState } from 'react';

/**
 * A value that updates at most once per interval. The first change applies immediately, and the last one always applies.
 * @param interval the minimum time between two changes, in milliseconds
 */
export function useThrottle<Value>(value: Value, interval: number): Value {
  const [shown, setShown] = useState(() => value);
  const lastAt = useRef(-Infinity);
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const wait = Math.max(0, lastAt.current + interval - performance.now());
    const timer = setTimeout(() => {
      lastAt.current = performance.now();
      setShown(() => value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, interval]);

  return shown;
}

import { useEffect, useState } from 'react';

/**
 * A value that has stopped changing.
 * @param delay how long the value must stay the same, in milliseconds
 */
export function useDebounce<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

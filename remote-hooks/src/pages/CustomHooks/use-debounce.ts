import { useEffect, useState } from 'react';

/**
 * A value once it has come to rest.
 * @param delay how long it must not change, in milliseconds
 */
export function useDebounce<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

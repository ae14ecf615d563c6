import { useEffect, useRef } from 'react';

/**
 * Counts results that are not the same object: the calculations of `result`, or without one the renders that reach the page.
 * An effect writes the number into the element with the ref. The compiler has not touched this file: it would keep `{}`.
 */
export function useRunCount(result: object = {}) {
  const place = useRef<HTMLElement>(null);
  const results = useRef(new Set<object>());
  useEffect(() => {
    results.current.add(result);
    if (place.current) place.current.textContent = String(results.current.size);
  }, [result]);
  return place;
}

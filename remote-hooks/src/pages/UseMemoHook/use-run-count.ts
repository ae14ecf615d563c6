import { useEffect, useRef } from 'react';

/**
 * Counts results that are different objects: the calculations of `result`, or, without one, the committed renders.
 * An effect writes the number into the element with the ref. This file is not compiled: the compiler would cache `{}`.
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

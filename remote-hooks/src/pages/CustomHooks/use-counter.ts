import { useCallback, useState } from 'react';

interface CounterOptions {
  initial?: number;
  min?: number;
  max?: number;
}

/**
 * An integer between two bounds.
 * @returns the count; `add(3)` and `add(-1)`, which stop at the bounds; `reset`. The functions stay the same for the same options.
 */
export function useCounter({ initial = 0, min = -Infinity, max = Infinity }: CounterOptions = {}) {
  const [count, setCount] = useState(() => within(initial, min, max));
  const add = useCallback((step: number) => setCount((old) => within(old + step, min, max)), [min, max]);
  const reset = useCallback(() => setCount(within(initial, min, max)), [initial, min, max]);
  return { count, add, reset };
}

function within(number: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, number));
}

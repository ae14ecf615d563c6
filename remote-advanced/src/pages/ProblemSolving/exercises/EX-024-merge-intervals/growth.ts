import { type Interval, mergeIntervals } from './solution';

/** A prime that divides no n, so its multiples are an order without a pattern. */
const step = 7919;

/** An array of n intervals in disorder. */
export default function prepare(n: number): () => unknown {
  const intervals = Array.from({ length: n }, (_, index): Interval => {
    const start = 3 * ((index * step) % n);
    return [start, start + 1];
  });
  return () => mergeIntervals(intervals);
}

import { slidingWindowMax } from './solution';

/** An array of n numbers that rise and fall, and a window over half of them. */
export default function prepare(n: number): () => unknown {
  const a = Array.from({ length: n }, (_, index) => (index * 31) % 1_000);
  return () => slidingWindowMax(a, Math.floor(n / 2));
}

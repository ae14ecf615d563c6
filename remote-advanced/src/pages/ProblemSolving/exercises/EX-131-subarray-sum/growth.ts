import { subarraySumK } from './solution';

/** An array of n numbers from -3 to 3. */
export default function prepare(n: number): () => unknown {
  const a = Array.from({ length: n }, (_, index) => ((index * 5) % 7) - 3);
  return () => subarraySumK(a, 5);
}

import { twoSum } from './solution';

/** An array of n even numbers; an odd sum makes a solution look at all of them. */
export default function prepare(n: number): () => unknown {
  const a = Array.from({ length: n }, (_, index) => index * 2);
  return () => twoSum(a, 1);
}

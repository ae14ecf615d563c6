import { productExceptSelf } from './solution';

/** An array of n numbers whose products stay exact. */
export default function prepare(n: number): () => unknown {
  const a = Array.from({ length: n }, (_, index) => (index % 3 === 0 ? -1 : 1));
  return () => productExceptSelf(a);
}

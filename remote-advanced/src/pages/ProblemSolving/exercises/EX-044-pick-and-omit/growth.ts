import { omit } from './solution';

/** An object with n properties, and a list of n keys, half of which it has. */
export default function prepare(n: number): () => unknown {
  const o = Object.fromEntries(Array.from({ length: n }, (_, index) => [`key${index}`, index]));
  const keys = Array.from({ length: n }, (_, index) => `key${index * 2}`);
  return () => omit(o, keys);
}

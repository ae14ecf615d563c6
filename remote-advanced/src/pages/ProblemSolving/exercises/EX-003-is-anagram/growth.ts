import { isAnagram } from './solution';

const [there, back] = ['abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba'];

/** Two strings of n letters, one the reverse of the other. */
export default function prepare(n: number): () => unknown {
  const a = there.repeat(Math.ceil(n / there.length)).slice(0, n);
  const b = back.repeat(Math.ceil(n / back.length)).slice(-n);
  return () => isAnagram(a, b);
}

import { longestUniqueSubstring } from './solution';

/** The first of the characters; from here on there are enough that are one code unit. */
const first = 0x100;

/** A string of n different characters. */
export default function prepare(n: number): () => unknown {
  const s = Array.from({ length: n }, (_, index) => String.fromCharCode(first + index)).join('');
  return () => longestUniqueSubstring(s);
}

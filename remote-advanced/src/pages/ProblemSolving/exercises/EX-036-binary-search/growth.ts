import { findFirst } from './solution';

const searches = 10_000;

/** A prime, so that one search begins far from where the last one ended. */
const step = 7919;

/** 10,000 searches in a sorted array of n numbers, half of them for numbers that are not there. */
export default function prepare(n: number): () => unknown {
  const a = Array.from({ length: n }, (_, index) => index * 2);
  return () => {
    let sum = 0;
    for (let search = 0; search < searches; search += 1) sum += findFirst(a, (search * step) % (n * 2));
    return sum;
  };
}

import { LRUCache } from './solution';

const turns = 10_000;

/** A full cache with n entries: each turn adds one, so that another one has to go, and reads one. */
export default function prepare(n: number): () => unknown {
  const cache = new LRUCache<number, number>(n);
  for (let key = 0; key < n; key += 1) cache.set(key, key);
  return () => {
    for (let turn = 0; turn < turns; turn += 1) {
      cache.set(n + turn, turn);
      cache.get(turn + Math.floor(n / 2));
    }
  };
}

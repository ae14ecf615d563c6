import { Queue } from './solution';

const turns = 50_000;

/** A queue of n items, in which each turn adds one and removes the first. */
export default function prepare(n: number): () => unknown {
  const queue = new Queue<number>();
  for (let item = 0; item < n; item += 1) queue.enqueue(item);
  return () => {
    for (let turn = 0; turn < turns; turn += 1) {
      queue.enqueue(turn);
      queue.dequeue();
    }
  };
}

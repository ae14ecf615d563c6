import { describe, expect, test, vi } from 'vitest';
import { PriorityQueue } from './solution';

const ascending = (a: number, b: number) => a - b;

/** Removes all items of a queue. @returns them, in order */
function drain<T>(queue: PriorityQueue<T>): T[] {
  const items: T[] = [];
  while (queue.size > 0) items.push(queue.pop() as T);
  return items;
}

/** Numbers that look random and are the same in every run. */
function scrambled(length: number): number[] {
  return Array.from({ length }, (_, index) => (index * 7919 + 13) % 1009);
}

test('is empty at first', () => {
  const queue = new PriorityQueue<number>(ascending);
  expect([queue.size, queue.peek(), queue.pop(), queue.size]).toEqual([0, undefined, undefined, 0]);
});

test('removes items in order', () => {
  const queue = new PriorityQueue<number>(ascending);
  for (const n of [5, 3, 8, 1, 9, 2]) queue.push(n);
  expect(drain(queue)).toEqual([1, 2, 3, 5, 8, 9]);
});

test('uses the comparator', () => {
  const queue = new PriorityQueue<string>((a, b) => b.length - a.length);
  for (const word of ['a', 'ccc', 'bb']) queue.push(word);
  expect(drain(queue)).toEqual(['ccc', 'bb', 'a']);
});

test('peeks without removing', () => {
  const queue = new PriorityQueue<number>(ascending);
  queue.push(2);
  queue.push(1);
  expect([queue.peek(), queue.peek(), queue.size]).toEqual([1, 1, 2]);
});

test('works with one item, and again after it was emptied', () => {
  const queue = new PriorityQueue<number>(ascending);
  queue.push(4);
  expect([queue.pop(), queue.pop(), queue.size]).toEqual([4, undefined, 0]);
  queue.push(6);
  queue.push(5);
  expect(drain(queue)).toEqual([5, 6]);
});

test('accepts falsy items', () => {
  const queue = new PriorityQueue<number>(ascending);
  for (const n of [1, 0, -1]) queue.push(n);
  expect(drain(queue)).toEqual([-1, 0, 1]);
  const gaps = new PriorityQueue<unknown>(() => 0);
  for (const item of [undefined, '', undefined]) gaps.push(item);
  expect([gaps.size, drain(gaps)]).toEqual([3, [undefined, '', undefined]]);
});

test('orders many items as sort does', () => {
  const queue = new PriorityQueue<number>(ascending);
  const numbers = scrambled(500);
  for (const n of numbers) queue.push(n);
  expect(drain(queue)).toEqual(numbers.toSorted(ascending));
});

test('stays in order when pushes and pops are mixed', () => {
  const queue = new PriorityQueue<number>(ascending);
  const model: number[] = [];
  for (const [step, n] of scrambled(300).entries()) {
    queue.push(n);
    model.push(n);
    model.sort(ascending);
    if (step % 3 === 2) expect(queue.pop()).toBe(model.shift());
    expect([queue.peek(), queue.size]).toEqual([model[0], model.length]);
  }
});

describe('ties', () => {
  const byPriority = (a: { priority: number }, b: { priority: number }) => a.priority - b.priority;

  test('are removed in the order in which they were added', () => {
    const queue = new PriorityQueue<{ priority: number; id: number }>(byPriority);
    for (let id = 0; id < 50; id += 1) queue.push({ priority: id % 3, id });
    const items = drain(queue);
    expect(items).toEqual(items.toSorted((a, b) => a.priority - b.priority || a.id - b.id));
  });

  test('keep that order when items are popped in between', () => {
    const queue = new PriorityQueue<{ priority: number; id: string }>(byPriority);
    queue.push({ priority: 1, id: 'a' });
    queue.push({ priority: 1, id: 'b' });
    queue.push({ priority: 0, id: 'c' });
    queue.pop();
    queue.push({ priority: 1, id: 'd' });
    expect(drain(queue).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  });
});

test('calls the comparator at most about 2 log2(n) times', () => {
  const compare = vi.fn(ascending);
  const queue = new PriorityQueue<number>(compare);
  for (const n of scrambled(1024)) queue.push(n);
  compare.mockClear();
  queue.push(-1);
  expect(compare.mock.calls.length).toBeLessThanOrEqual(22);
  compare.mockClear();
  queue.pop();
  expect(compare.mock.calls.length).toBeLessThanOrEqual(22);
});

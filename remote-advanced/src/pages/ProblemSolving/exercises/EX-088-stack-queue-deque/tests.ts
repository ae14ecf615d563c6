import { afterEach, describe, expect, test, vi } from 'vitest';
import { Deque, Queue, Stack } from './solution';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Stack', () => {
  test('returns the last item first', () => {
    const stack = new Stack<number>();
    for (const n of [1, 2, 3]) stack.push(n);
    expect([stack.pop(), stack.pop(), stack.pop(), stack.pop()]).toEqual([3, 2, 1, undefined]);
  });

  test('peeks and iterates from the top without removing', () => {
    const stack = new Stack<string>();
    stack.push('bottom');
    stack.push('top');
    expect(stack.peek()).toBe('top');
    expect([...stack]).toEqual(['top', 'bottom']);
    expect(stack.size).toBe(2);
  });

  test('is usable again after it was emptied', () => {
    const stack = new Stack<number>();
    expect([stack.pop(), stack.peek(), stack.size]).toEqual([undefined, undefined, 0]);
    stack.push(7);
    expect([stack.pop(), stack.size]).toEqual([7, 0]);
  });
});

describe('Queue', () => {
  test('returns the first item first', () => {
    const queue = new Queue<number>();
    for (const n of [1, 2, 3]) queue.enqueue(n);
    expect([queue.peek(), queue.dequeue(), queue.dequeue(), queue.size]).toEqual([1, 1, 2, 1]);
    expect([...queue]).toEqual([3]);
  });

  test('returns undefined when empty and stays at size 0', () => {
    const queue = new Queue<number>();
    expect([queue.dequeue(), queue.peek(), queue.size]).toEqual([undefined, undefined, 0]);
    queue.enqueue(5);
    expect([queue.dequeue(), queue.dequeue(), queue.size]).toEqual([5, undefined, 0]);
  });

  test('moves no items when one is removed', () => {
    const methods = (['shift', 'unshift', 'splice'] as const).map((name) => vi.spyOn(Array.prototype, name));
    const queue = new Queue<number>();
    for (let n = 0; n < 100; n += 1) queue.enqueue(n);
    for (let n = 0; n < 100; n += 1) queue.dequeue();
    const calls = methods.map((method) => method.mock.calls.length);
    vi.restoreAllMocks();
    expect(calls).toEqual([0, 0, 0]);
  });
});

describe('Deque', () => {
  test('adds and removes at both ends', () => {
    const deque = new Deque<string>();
    deque.pushBack('c');
    deque.pushFront('b');
    deque.pushFront('a');
    deque.pushBack('d');
    expect([...deque]).toEqual(['a', 'b', 'c', 'd']);
    expect([deque.peekFront(), deque.peekBack()]).toEqual(['a', 'd']);
    expect([deque.popBack(), deque.popFront(), deque.popBack(), deque.popFront()]).toEqual(['d', 'a', 'c', 'b']);
    expect([deque.popFront(), deque.popBack(), deque.size]).toEqual([undefined, undefined, 0]);
  });

  test('counts undefined as an item', () => {
    const deque = new Deque<undefined>();
    deque.pushBack(undefined);
    deque.pushFront(undefined);
    expect(deque.size).toBe(2);
    deque.popFront();
    expect([deque.size, [...deque]]).toEqual([1, [undefined]]);
    const mixed = new Deque<number | undefined>();
    mixed.pushBack(1);
    mixed.pushFront(undefined);
    expect([mixed.peekFront(), mixed.peekBack()]).toEqual([undefined, 1]);
    mixed.popFront();
    mixed.pushBack(undefined);
    expect([mixed.peekFront(), mixed.peekBack()]).toEqual([1, undefined]);
  });

  test('does not find removed items when peeking', () => {
    const deque = new Deque<number>();
    deque.pushBack(1);
    deque.popFront();
    expect([deque.peekFront(), deque.peekBack()]).toEqual([undefined, undefined]);
    deque.pushFront(2);
    deque.popBack();
    expect([deque.peekFront(), deque.peekBack()]).toEqual([undefined, undefined]);
  });

  test('stays correct over many changes, as a plain array would', () => {
    const deque = new Deque<number>();
    const model: number[] = [];
    for (let step = 0; step < 500; step += 1) {
      const move = (step * 7 + Math.floor(step / 11)) % 5;
      if (move < 2) {
        deque.pushBack(step);
        model.push(step);
      } else if (move === 2) {
        deque.pushFront(step);
        model.unshift(step);
      } else if (move === 3) expect(deque.popFront()).toBe(model.shift());
      else expect(deque.popBack()).toBe(model.pop());
      expect([deque.size, deque.peekFront(), deque.peekBack()]).toEqual([model.length, model[0], model.at(-1)]);
    }
    expect(model.length).toBeGreaterThan(50);
    expect([...deque]).toEqual(model);
  });

  test('grows while its start is in the middle of the buffer', () => {
    const deque = new Deque<number>();
    for (let n = 0; n < 4; n += 1) deque.pushBack(n);
    deque.popFront();
    deque.popFront();
    for (let n = 4; n < 40; n += 1) deque.pushBack(n);
    expect([...deque]).toEqual(Array.from({ length: 38 }, (_, index) => index + 2));
  });
});

test.each([
  ['Stack', () => new Stack<number>(), 'push', [3, 2, 1]],
  ['Queue', () => new Queue<number>(), 'enqueue', [1, 2, 3]],
  ['Deque', () => new Deque<number>(), 'pushBack', [1, 2, 3]],
] as const)('%s can be iterated twice, and by a loop that stops early', (_, make, add, order) => {
  const items = make();
  for (const n of [1, 2, 3]) Reflect.apply(Reflect.get(items, add), items, [n]);
  for (const item of items) if (item === order[1]) break;
  expect([[...items], [...items], items.size]).toEqual([order, order, 3]);
});

test('a stack and a queue treat undefined as an item', () => {
  const [stack, queue] = [new Stack<number | undefined>(), new Queue<number | undefined>()];
  stack.push(1);
  stack.push(undefined);
  queue.enqueue(undefined);
  queue.enqueue(1);
  expect([stack.peek(), stack.size, queue.peek(), queue.size]).toEqual([undefined, 2, undefined, 2]);
  expect([stack.pop(), stack.pop(), queue.dequeue(), queue.dequeue()]).toEqual([undefined, 1, undefined, 1]);
});

test('a deque and a stack move no items either', () => {
  const methods = (['shift', 'unshift', 'splice'] as const).map((name) => vi.spyOn(Array.prototype, name));
  const [deque, stack] = [new Deque<number>(), new Stack<number>()];
  for (let n = 0; n < 50; n += 1) {
    deque.pushFront(n);
    stack.push(n);
  }
  for (let n = 0; n < 50; n += 1) {
    deque.popFront();
    deque.popBack();
    stack.pop();
  }
  const calls = methods.map((method) => method.mock.calls.length);
  vi.restoreAllMocks();
  expect(calls).toEqual([0, 0, 0]);
});

test('a queue of 200,000 items is fast', () => {
  const queue = new Queue<number>();
  for (let n = 0; n < 200_000; n += 1) queue.enqueue(n);
  let sum = 0;
  while (queue.size > 0) sum += queue.dequeue() ?? 0;
  expect(sum).toBe(19_999_900_000);
});

test.each([
  ['stacks', () => new Stack<number>(), 'push', 'pop'],
  ['queues', () => new Queue<number>(), 'enqueue', 'dequeue'],
  ['deques', () => new Deque<number>(), 'pushBack', 'popFront'],
] as const)('two %s share no items', (_, make, add, take) => {
  const [one, other] = [make(), make()];
  Reflect.apply(Reflect.get(one, add), one, [1]);
  Reflect.apply(Reflect.get(other, add), other, [2]);
  expect([[...one], [...other], one.size, other.size]).toEqual([[1], [2], 1, 1]);
  expect(Reflect.apply(Reflect.get(one, take), one, [])).toBe(1);
  expect([...other]).toEqual([2]);
});

test('removing from both ends of a deque of 100,000 items in turn is fast', () => {
  const deque = new Deque<number>();
  for (let n = 0; n < 100_000; n += 1) deque.pushBack(n);
  let sum = 0;
  while (deque.size > 0) sum += (deque.popFront() ?? 0) + (deque.popBack() ?? 0);
  expect(sum).toBe(4_999_950_000);
});

test('a stack of 100,000 items, and a deque that is filled at its front, are fast, peeking too', () => {
  const [stack, deque] = [new Stack<number>(), new Deque<number>()];
  let sum = 0;
  for (let n = 0; n < 100_000; n += 1) {
    stack.push(n);
    deque.pushFront(n);
    sum += (stack.peek() ?? 0) + (deque.peekFront() ?? 0) + (deque.peekBack() ?? 0);
  }
  while (stack.size > 0) sum -= (stack.pop() ?? 0) + (deque.popFront() ?? 0);
  expect([sum, deque.size]).toEqual([0, 0]);
});

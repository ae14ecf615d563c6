import { describe, expect, test } from 'vitest';
import { findCycle, LinkedList, type ListNode } from './solution';

const listOf = (...values: number[]) => {
  const list = new LinkedList<number>();
  for (const value of values) list.append(value);
  return list;
};

/** The nodes of a list, in order. */
function nodesOf<T>(list: LinkedList<T>): ListNode<T>[] {
  const nodes = [];
  for (let node = list.head; node; node = node.next) nodes.push(node);
  return nodes;
}

describe('adding', () => {
  test('begins empty', () => {
    const list = new LinkedList<number>();
    expect([list.head, list.size, [...list]]).toEqual([null, 0, []]);
  });

  test('appends at the end, prepends at the start, and returns the list', () => {
    const list = new LinkedList<number>();
    expect(list.append(2)).toBe(list);
    expect(list.append(3).prepend(1)).toBe(list);
    expect([...list]).toEqual([1, 2, 3]);
    expect([list.size, list.head?.value]).toEqual([3, 1]);
  });

  test('appends after a first item that was prepended', () => {
    expect([...new LinkedList<number>().prepend(1).append(2)]).toEqual([1, 2]);
  });
});

describe('remove', () => {
  test.each([
    ['the head', 1, [2, 3]],
    ['the middle', 2, [1, 3]],
    ['the tail', 3, [1, 2]],
  ])('removes %s, and appending works after it', (_, value, rest) => {
    const list = listOf(1, 2, 3);
    expect(list.remove(value)).toBe(true);
    expect([...list]).toEqual(rest);
    expect(list.size).toBe(2);
    expect([...list.append(9)]).toEqual([...rest, 9]);
  });

  test('removes the first of several equal values', () => {
    const list = listOf(5, 1, 5);
    list.remove(5);
    expect([...list]).toEqual([1, 5]);
  });

  test('empties a list of one, which is usable afterwards', () => {
    const list = listOf(1);
    expect(list.remove(1)).toBe(true);
    expect([list.head, list.size]).toEqual([null, 0]);
    expect([...list.append(2).append(3)]).toEqual([2, 3]);
  });

  test('returns false for an absent value and for an empty list', () => {
    const list = listOf(1, 2);
    expect(list.remove(7)).toBe(false);
    expect([[...list], list.size]).toEqual([[1, 2], 2]);
    expect(new LinkedList<number>().remove(1)).toBe(false);
  });
});

describe('reverse', () => {
  test('reverses the same nodes', () => {
    const list = listOf(1, 2, 3);
    const nodes = nodesOf(list);
    expect(list.reverse()).toBe(list);
    expect(nodesOf(list).every((node, index) => node === nodes[2 - index])).toBe(true);
    expect([[...list], list.size]).toEqual([[3, 2, 1], 3]);
  });

  test('updates both ends, so that append and prepend work', () => {
    expect([...listOf(1, 2).reverse().append(0).prepend(3)]).toEqual([3, 2, 1, 0]);
  });

  test('works on an empty list and on one item', () => {
    expect([...new LinkedList<number>().reverse()]).toEqual([]);
    expect([...listOf(1).reverse().append(2)]).toEqual([1, 2]);
  });
});

describe('findCycle', () => {
  /** A chain of a given length whose last node links back to the node at an index. */
  function chain(length: number, backTo?: number) {
    const nodes: ListNode<number>[] = Array.from({ length }, (_, value) => ({ value, next: null }));
    for (const [index, node] of nodes.entries()) node.next = nodes[index + 1] ?? nodes[backTo ?? length] ?? null;
    return nodes;
  }

  test.each([0, 1, 2, 3, 8, 9])('returns null for a chain of %d that ends', (length) => {
    expect(findCycle(chain(length)[0] ?? null)).toBeNull();
  });

  test.each([
    [1, 0],
    [2, 0],
    [2, 1],
    [5, 0],
    [5, 2],
    [5, 4],
    [10, 3],
    [10, 9],
  ])('finds where a chain of %d links back to index %d', (length, backTo) => {
    const nodes = chain(length, backTo);
    expect(findCycle(nodes[0] ?? null)).toBe(nodes[backTo]);
  });
});

test('findCycle works on 200,000 nodes', () => {
  const nodes = Array.from({ length: 200_000 }, (): ListNode<number> => ({ value: 0, next: null }));
  for (const [index, node] of nodes.entries()) node.next = nodes[index + 1] ?? null;
  expect(findCycle(nodes[0] ?? null)).toBeNull();
  const last = nodes.at(-1);
  if (last) last.next = nodes[100_000] ?? null;
  expect(findCycle(nodes[0] ?? null) === nodes[100_000]).toBe(true);
});

test('size is right after every change', () => {
  const list = listOf(1, 2, 3).prepend(0);
  expect(list.size).toBe(4);
  list.remove(0);
  list.remove(3);
  list.remove(9);
  expect([list.reverse().size, list.append(5).size]).toEqual([2, 3]);
});

test('removing the tail twice, then appending', () => {
  const list = listOf(1, 2, 3);
  list.remove(3);
  list.remove(2);
  expect([...list.append(4).append(5)]).toEqual([1, 4, 5]);
});

test('compares with ===', () => {
  const list = new LinkedList<unknown>().append('1').append(Number.NaN).append(0);
  expect([list.remove(1), list.remove(Number.NaN), list.remove(-0)]).toEqual([false, false, true]);
  expect(list.size).toBe(2);
});

test('can be iterated twice, even while another iteration is under way', () => {
  const list = listOf(1, 2);
  const pairs: number[] = [];
  for (const a of list) for (const b of list) pairs.push(a * 10 + b);
  expect(pairs).toEqual([11, 12, 21, 22]);
  expect([...list]).toEqual([1, 2]);
});

test('reversing 50,000 nodes twice gives the first order', () => {
  const list = new LinkedList<number>();
  for (let n = 0; n < 50_000; n += 1) list.append(n);
  expect([...list.reverse()].slice(0, 2)).toEqual([49_999, 49_998]);
  expect(list.reverse().head?.next?.value).toBe(1);
});

test('findCycle does not change the nodes', () => {
  const last: ListNode<number> = { value: 2, next: null };
  const first = { value: 1, next: last };
  last.next = first;
  findCycle(first);
  expect([Reflect.ownKeys(first), first.next === last, last.next === first]).toEqual([['value', 'next'], true, true]);
});

test('keeps undefined, null and 0 as values', () => {
  const list = new LinkedList<unknown>().append(0).append(undefined).append(null).append('');
  expect([...list]).toEqual([0, undefined, null, '']);
  expect([list.remove(undefined), list.remove(''), list.size]).toEqual([true, true, 2]);
  expect([...list.append(5)]).toEqual([0, null, 5]);
});

/** How often methods that add to collections are called while a function runs. */
function countAdditions(run: () => void): number {
  const methods = [
    [Set.prototype, 'add'],
    [WeakSet.prototype, 'add'],
    [Map.prototype, 'set'],
    [WeakMap.prototype, 'set'],
    [Array.prototype, 'push'],
  ] as const;
  const originals = methods.map(([holder, name]) => Object.getOwnPropertyDescriptor(holder, name) ?? {});
  let count = 0;
  for (const [index, [holder, name]] of methods.entries()) {
    const value = function (this: unknown, ...args: unknown[]) {
      count += 1;
      return Reflect.apply(originals[index]?.value, this, args);
    };
    Object.defineProperty(holder, name, { ...originals[index], value });
  }
  try {
    run();
  } finally {
    for (const [index, [holder, name]] of methods.entries())
      Object.defineProperty(holder, name, originals[index] ?? {});
  }
  return count;
}

test('findCycle does not collect the nodes', () => {
  const nodes = Array.from({ length: 1_000 }, (_, value): ListNode<number> => ({ value, next: null }));
  for (const [index, node] of nodes.entries()) node.next = nodes[index + 1] ?? nodes[400] ?? null;
  expect(countAdditions(() => findCycle(nodes[0] ?? null))).toBeLessThan(100);
});

import { describe, expect, test, vi } from 'vitest';
import { BinarySearchTree } from './solution';

const ascending = (a: number, b: number) => a - b;

/** A tree with the values inserted in this order. */
function treeOf(...values: number[]): BinarySearchTree<number> {
  const tree = new BinarySearchTree<number>(ascending);
  for (const value of values) tree.insert(value);
  return tree;
}

/** The values from low to high, the middle first, so that the tree has as few levels as possible. */
function balanced(low: number, high: number): number[] {
  if (low > high) return [];
  const middle = Math.floor((low + high) / 2);
  return [middle, ...balanced(low, middle - 1), ...balanced(middle + 1, high)];
}

test('is empty at first', () => {
  const tree = new BinarySearchTree<number>(ascending);
  expect([tree.size, tree.has(1), tree.delete(1), tree.min(), tree.max()]).toEqual([
    0,
    false,
    false,
    undefined,
    undefined,
  ]);
  expect([...tree]).toEqual([]);
});

describe('insert and has', () => {
  test('keep the values in order', () => {
    const tree = treeOf(50, 30, 70, 20, 40, 60, 80);
    expect([...tree]).toEqual([20, 30, 40, 50, 60, 70, 80]);
    expect([tree.has(40), tree.has(45), tree.size]).toEqual([true, false, 7]);
  });

  test('do not add a value that is already in the tree', () => {
    const tree = treeOf(2, 1, 3);
    expect([tree.insert(4), tree.insert(1), tree.insert(2), tree.size]).toEqual([true, false, false, 4]);
    expect([...tree]).toEqual([1, 2, 3, 4]);
  });

  test('keep the stored object when another one compares as the same', () => {
    const tree = new BinarySearchTree<{ id: number; name: string }>((a, b) => a.id - b.id);
    tree.insert({ id: 1, name: 'first' });
    tree.insert({ id: 1, name: 'second' });
    expect([...tree]).toEqual([{ id: 1, name: 'first' }]);
    expect(tree.has({ id: 1, name: 'third' })).toBe(true);
  });

  test('use the comparator', () => {
    const tree = new BinarySearchTree<string>((a, b) => b.length - a.length);
    for (const word of ['a', 'ccc', 'bb', 'dd']) tree.insert(word);
    expect([...tree]).toEqual(['ccc', 'bb', 'a']);
    expect([tree.min(), tree.max()]).toEqual(['ccc', 'a']);
  });

  test('accept any number from the comparator, fractions too', () => {
    expect([...treeOf(1, 1.5, 1.25, 0.75, 900, -900)]).toEqual([-900, 0.75, 1, 1.25, 1.5, 900]);
  });

  test('accept falsy values', () => {
    const tree = treeOf(1, 0, -1);
    expect([tree.has(0), [...tree], tree.delete(0), tree.has(0)]).toEqual([true, [-1, 0, 1], true, false]);
    expect([treeOf(0).min(), treeOf(0).max()]).toEqual([0, 0]);
  });
});

describe('delete', () => {
  test.each([
    ['a leaf', 20],
    ['a node with a left child', 30],
    ['a node with a right child', 80],
    ['a node with two children, the next value right below', 70],
    ['the root, the next value far below and with a child', 50],
  ])('removes %s', (_, value) => {
    const values = [50, 30, 70, 20, 60, 80, 55, 57, 90, 10];
    const tree = treeOf(...values);
    expect([tree.delete(value), tree.delete(value), tree.has(value), tree.size]).toEqual([true, false, false, 9]);
    expect([...tree]).toEqual(values.filter((other) => other !== value).sort(ascending));
  });

  test('removes the only value, and the tree can be used again', () => {
    const tree = treeOf(5);
    expect([tree.delete(5), tree.size, tree.min(), [...tree]]).toEqual([true, 0, undefined, []]);
    tree.insert(6);
    expect([...tree]).toEqual([6]);
  });

  test('does not change the tree when the value is absent', () => {
    const tree = treeOf(2, 1, 3);
    expect([tree.delete(9), tree.size, [...tree]]).toEqual([false, 3, [1, 2, 3]]);
  });

  test('leaves a tree in which every other value is found', () => {
    const values = Array.from({ length: 101 }, (_, index) => (index * 37) % 101);
    const tree = treeOf(...values);
    const left = new Set(values);
    for (const value of values.toReversed()) {
      tree.delete(value);
      left.delete(value);
      expect([...tree]).toEqual([...left].sort(ascending));
      expect([...left].every((other) => tree.has(other))).toBe(true);
    }
  });
});

test('finds the first and the last value', () => {
  const tree = treeOf(5, 3, 9, 4);
  expect([tree.min(), tree.max()]).toEqual([3, 9]);
  tree.delete(3);
  tree.delete(9);
  expect([tree.min(), tree.max()]).toEqual([4, 5]);
});

test('can be iterated twice, and at the same time', () => {
  const tree = treeOf(2, 1, 3);
  const pairs: number[] = [];
  for (const a of tree) for (const b of tree) pairs.push(a * 10 + b);
  expect(pairs).toEqual([11, 12, 13, 21, 22, 23, 31, 32, 33]);
  expect([...tree]).toEqual([1, 2, 3]);
});

test('works on a chain of 1,000 values', () => {
  const values = Array.from({ length: 1000 }, (_, index) => index);
  for (const order of [values, values.toReversed()]) {
    const tree = treeOf(...order);
    expect([...tree]).toEqual(values);
    expect([tree.min(), tree.max(), tree.has(999), tree.has(0)]).toEqual([0, 999, true, true]);
    expect([tree.delete(0), tree.delete(500), tree.delete(999), tree.size]).toEqual([true, true, true, 997]);
  }
});

describe('follows one path, with at most four comparisons per level', () => {
  const compare = vi.fn(ascending);
  const tree = new BinarySearchTree<number>(compare);
  const calls: [string, () => void][] = [
    ['has', () => tree.has(700)],
    ['insert', () => tree.insert(511.5)],
    ['delete', () => tree.delete(512)],
  ];
  test.each(calls)('%s', (_, call) => {
    if (tree.size === 0) for (const value of balanced(1, 1023)) tree.insert(value);
    compare.mockClear();
    call();
    expect(compare.mock.calls.length).toBeLessThanOrEqual(44);
  });
});

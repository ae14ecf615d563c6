import { describe, expect, test } from 'vitest';
import { depth, invert, levelOrder, lowestCommonAncestor, type TreeNode, width } from './solution';

function node<T>(value: T, left: TreeNode<T> | null = null, right: TreeNode<T> | null = null): TreeNode<T> {
  return { value, left, right };
}

/** A tree that is one long chain of left children, and its last node. */
function chain(length: number): { root: TreeNode<number>; last: TreeNode<number> } {
  const last = node(length);
  let root = last;
  for (let value = length - 1; value > 0; value -= 1) root = node(value, root);
  return { root, last };
}

/** 4, below it 2 (with 1 and 3) and 7 (with 9 on the right, and 8 on its left). */
const sample = () => node(4, node(2, node(1), node(3)), node(7, null, node(9, node(8))));

const long = chain(50_000);

describe('depth and width', () => {
  test('of an empty tree are 0', () => {
    expect([depth(null), width(null)]).toEqual([0, 0]);
  });

  test('of one node are 1', () => {
    expect([depth(node('a')), width(node('a'))]).toEqual([1, 1]);
  });

  test('count levels, and the nodes of the widest level', () => {
    expect([depth(sample()), width(sample())]).toEqual([4, 3]);
  });

  test('look at both sides', () => {
    expect(depth(node(1, node(2), node(3, node(4))))).toBe(3);
    expect(depth(node(1, node(3, node(4)), node(2)))).toBe(3);
  });

  test('do not count gaps, and find a widest level in the middle', () => {
    expect(width(node(1, node(2, node(4)), node(3, null, node(5))))).toBe(2);
    expect(width(node(1, node(2, node(4), node(5)), node(3, node(6), node(7, node(8)))))).toBe(4);
  });

  test('of a chain of 50,000 nodes', () => {
    expect([depth(long.root), width(long.root)]).toEqual([50_000, 1]);
  });
});

describe('levelOrder', () => {
  test('lists each level from left to right', () => {
    expect(levelOrder(sample())).toEqual([[4], [2, 7], [1, 3, 9], [8]]);
  });

  test('of an empty tree is empty', () => {
    expect(levelOrder(null)).toEqual([]);
  });

  test('lists falsy values', () => {
    expect(levelOrder(node<unknown>(0, node<unknown>(null), node<unknown>(undefined)))).toEqual([
      [0],
      [null, undefined],
    ]);
  });

  test('of a chain of 50,000 nodes', () => {
    expect(levelOrder(long.root)).toHaveLength(50_000);
  });
});

describe('invert', () => {
  test('mirrors every level', () => {
    expect(invert(sample())).toEqual(node(4, node(7, node(9, null, node(8))), node(2, node(3), node(1))));
  });

  test('returns null for null', () => {
    expect(invert(null)).toBeNull();
  });

  test('makes new nodes and does not change the old ones', () => {
    const tree = sample();
    const mirrored = invert(tree);
    expect(tree).toEqual(sample());
    expect(mirrored).not.toBe(tree);
    expect(mirrored?.right).not.toBe(tree.left);
    expect(mirrored?.right?.right).not.toBe(tree.left?.left);
  });

  test('twice is the same tree again', () => {
    expect(invert(invert(sample()))).toEqual(sample());
  });

  test('of a chain of 50,000 nodes leans to the other side', () => {
    let length = 0;
    for (let at = invert(long.root); at; at = at.right) length += 1;
    expect(length).toBe(50_000);
  });
});

describe('lowestCommonAncestor', () => {
  const [one, three, eight] = [node(1), node(3), node(8)];
  const two = node(2, one, three);
  const nine = node(9, eight);
  const seven = node(7, null, nine);
  const root = node(4, two, seven);

  test('is the node where the paths part', () => {
    expect(lowestCommonAncestor(root, one, three)).toBe(two);
    expect(lowestCommonAncestor(root, three, eight)).toBe(root);
    expect(lowestCommonAncestor(root, eight, one)).toBe(root);
  });

  test('may be one of the two', () => {
    expect(lowestCommonAncestor(root, seven, eight)).toBe(seven);
    expect(lowestCommonAncestor(root, eight, nine)).toBe(nine);
    expect(lowestCommonAncestor(root, root, one)).toBe(root);
  });

  test('of a node and itself is that node', () => {
    expect(lowestCommonAncestor(root, three, three)).toBe(three);
  });

  test('is null unless both are in the tree', () => {
    const absent = node(3);
    expect(lowestCommonAncestor(root, one, absent)).toBeNull();
    expect(lowestCommonAncestor(root, absent, one)).toBeNull();
    expect(lowestCommonAncestor(root, absent, absent)).toBeNull();
    expect(lowestCommonAncestor(null, one, three)).toBeNull();
    expect(lowestCommonAncestor(seven, eight, one)).toBeNull();
  });

  test('compares nodes and not their values', () => {
    const [left, right] = [node('x'), node('x')];
    const middle = node('x', left, right);
    expect(lowestCommonAncestor(node('x', middle), left, right)).toBe(middle);
  });

  test('in a chain of 50,000 nodes', () => {
    expect(lowestCommonAncestor(long.root, long.last, long.root) === long.root).toBe(true);
  });
});

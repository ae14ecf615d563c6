import { describe, expect, test } from 'vitest';
import { listToTree, type Row, type TreeNode, treeToList } from './solution';

const row = (id: Row['id'], parentId: Row['parentId'], label = `row ${id}`): Row => ({ id, parentId, label });

/** The shape of a tree: ids with the shapes below them. */
type Shape = [Row['id'], ...Shape[]];
const shapeOf = ({ id, children }: TreeNode): Shape => [id, ...children.map(shapeOf)];
const shapesOf = (rows: Row[]) => listToTree(rows).map(shapeOf);

describe('listToTree', () => {
  test('gives every row its children', () => {
    expect(listToTree([row(1, null, 'root'), row(2, 1, 'leaf')])).toEqual([
      { id: 1, parentId: null, label: 'root', children: [{ id: 2, parentId: 1, label: 'leaf', children: [] }] },
    ]);
  });

  test('accepts no rows', () => {
    expect(listToTree([])).toEqual([]);
  });

  test('accepts several roots and levels', () => {
    expect(shapesOf([row(1, null), row(2, null), row(3, 1), row(4, 3), row(5, 2)])).toEqual([
      [1, [3, [4]]],
      [2, [5]],
    ]);
  });

  test('keeps the order of the rows among siblings and roots', () => {
    expect(shapesOf([row(9, null), row(3, 9), row(1, 9), row(2, 9), row(4, null)])).toEqual([[9, [3], [1], [2]], [4]]);
  });

  test('accepts children before their parents', () => {
    expect(shapesOf([row('c', 'b'), row('b', 'a'), row('d', 'a'), row('a', null)])).toEqual([
      ['a', ['b', ['c']], ['d']],
    ]);
  });

  test('tells the ids 0 and the empty string from null, and 1 from "1"', () => {
    expect(shapesOf([row(0, null), row(1, 0), row('', null), row('1', ''), row(2, '1')])).toEqual([
      [0, [1]],
      ['', ['1', [2]]],
    ]);
  });

  test('changes no row', () => {
    const rows = [row(1, null), row(2, 1)].map((one) => Object.freeze(one));
    const [root] = listToTree(Object.freeze(rows));
    expect(root).not.toBe(rows[0]);
    expect(rows).toEqual([row(1, null), row(2, 1)]);
  });

  test('refuses a row whose parent is missing', () => {
    expect(() => listToTree([row(1, null), row(2, 7)])).toThrow(Error);
    expect(() => listToTree([row(1, null), row(2, '1')])).toThrow(Error);
  });

  test('refuses an id that appears twice', () => {
    expect(() => listToTree([row(1, null), row(2, 1), row(2, null)])).toThrow(Error);
  });

  test.each([
    ['of one row', [row(1, 1)]],
    ['of two rows', [row(1, 2), row(2, 1)]],
    ['beside a tree', [row(1, null), row(2, 4), row(3, 2), row(4, 3)]],
    ['with a branch', [row(1, null), row(2, 3), row(3, 2), row(4, 3)]],
  ])('refuses a cycle %s', (_, rows) => {
    expect(() => listToTree(rows)).toThrow(Error);
  });
});

describe('treeToList', () => {
  test('lists each row before the rows below it, and those before the next sibling', () => {
    const tree = listToTree([row(1, null), row(2, null), row(3, 1), row(4, 1), row(5, 3)]);
    expect(treeToList(tree)).toEqual([row(1, null), row(3, 1), row(5, 3), row(4, 1), row(2, null)]);
  });

  test('accepts no trees', () => {
    expect(treeToList([])).toEqual([]);
  });

  test('gives rows without children, and leaves the tree as it is', () => {
    const tree = listToTree([row(1, null), row(2, 1)]);
    const rows = treeToList(tree);
    expect(rows.map((one) => Object.keys(one).sort())).toEqual([
      ['id', 'label', 'parentId'],
      ['id', 'label', 'parentId'],
    ]);
    expect(tree.map(shapeOf)).toEqual([[1, [2]]]);
  });

  test('gives a list from which the same tree follows', () => {
    const tree = listToTree([row(4, 2), row(1, null), row(3, 1), row(2, 1), row(5, null)]);
    expect(listToTree(treeToList(tree))).toEqual(tree);
  });
});

test('works for 30,000 rows in a chain, and for as many siblings', () => {
  const count = 30_000;
  const chain = Array.from({ length: count }, (_, index) => row(index, index === count - 1 ? null : index + 1));
  const deep = treeToList(listToTree(chain));
  expect([deep.length, deep[0]?.id, deep.at(-1)?.id]).toEqual([count, count - 1, 0]);
  const siblings = Array.from({ length: count }, (_, index) => row(index, index === 0 ? null : 0));
  const wide = treeToList(listToTree(siblings));
  expect([wide.length, wide[0]?.id, wide.at(-1)?.id]).toEqual([count, 0, count - 1]);
});

import { describe, expect, test } from 'vitest';
import { type Edge, topologicalSort } from './solution';

/** Edges from a string such as `a>b b>c`. */
function edgesOf(text: string): Edge<string>[] {
  return text.split(' ').map((pair) => {
    const [before = '', after = ''] = pair.split('>');
    return [before, after];
  });
}

/** Sorts, and makes sure that the order lists exactly these nodes and satisfies every edge. */
function expectOrder<N>(edges: readonly Edge<N>[], expected: readonly N[], nodes?: readonly N[]): void {
  const order = nodes ? topologicalSort(edges, nodes) : topologicalSort(edges);
  expect(order).toHaveLength(expected.length);
  expect(new Set(order)).toEqual(new Set(expected));
  const position = new Map(order.map((node, index) => [node, index]));
  const wrong = edges.filter(([before, after]) => Number(position.get(before)) >= Number(position.get(after)));
  expect(wrong).toEqual([]);
}

describe('topologicalSort', () => {
  test('has only one answer for a chain', () => {
    expect(topologicalSort(edgesOf('c>d a>b b>c'))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('accepts any order that satisfies every edge', () => {
    expectOrder(edgesOf('a>b a>c b>d c>d'), [...'abcd']);
  });

  test('puts a node after the longest path to it, not after the shortest', () => {
    expectOrder(edgesOf('a>d a>b b>c c>d d>e a>e'), [...'abcde']);
    expectOrder(edgesOf('a>e d>e c>d b>c a>b'), [...'abcde']);
  });

  test('begins with several roots', () => {
    expectOrder(edgesOf('x>z y>z b>c a>c z>c'), [...'abcxyz']);
  });

  test('keeps components that are not connected', () => {
    expectOrder(edgesOf('a>b x>y'), [...'abxy']);
  });

  test('counts an edge once when it occurs several times', () => {
    expectOrder(edgesOf('a>b a>b b>c a>b b>c'), [...'abc']);
  });

  test('lists nodes without edges, and every node once', () => {
    expectOrder(edgesOf('a>b'), [...'abcd'], [...'cbad', 'd']);
    expectOrder([], [...'ab'], [...'ab']);
  });

  test('of nothing is empty', () => {
    expect(topologicalSort([])).toEqual([]);
  });

  test('accepts values of any type as nodes', () => {
    const [html, css] = [{ file: 'html' }, { file: 'css' }];
    expect(topologicalSort([[css, html]])).toEqual([css, html]);
    expect(
      topologicalSort([
        [2, 0],
        [10, 2],
      ]),
    ).toEqual([10, 2, 0]);
    expect(topologicalSort<unknown>([['1', 1]])).toEqual(['1', 1]);
    const edges: Edge<number>[] = [
      [Number.NaN, 1],
      [2, Number.NaN],
    ];
    expect(topologicalSort(edges)).toEqual([2, Number.NaN, 1]);
  });

  test('sorts a chain of 50,000 nodes', () => {
    const edges = Array.from({ length: 50_000 }, (_, index): Edge<number> => [index, index + 1]);
    for (const list of [edges, edges.toReversed()]) {
      const order = topologicalSort(list);
      expect([order.length, order.every((node, index) => node === index)]).toEqual([50_001, true]);
    }
  });

  test('changes neither edges nor nodes', () => {
    const edges = edgesOf('b>c a>b');
    const nodes = ['d', 'c'];
    topologicalSort(edges, nodes);
    expect([edges, nodes]).toEqual([edgesOf('b>c a>b'), ['d', 'c']]);
  });
});

describe('a cycle', () => {
  test.each([
    ['of two nodes', 'a>b b>a'],
    ['of three nodes', 'a>b b>c c>a'],
    ['after a root', 'root>a a>b b>a'],
    ['before other nodes', 'a>b b>a b>end'],
    ['in one of two components', 'a>b x>y y>z z>x'],
    ['of a node with itself', 'a>b b>b'],
  ])('%s is an error', (_, text) => {
    expect(() => topologicalSort(edgesOf(text))).toThrow(Error);
  });
});

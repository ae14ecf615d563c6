import { describe, expect, test } from 'vitest';
import { breadthFirst, depthFirst, shortestPath } from './solution';

/** A graph from lines such as `a: b c`. */
function graphOf(...lines: string[]): Map<string, string[]> {
  return new Map(
    lines.map((line) => {
      const [node = '', neighbors = ''] = line.split(': ');
      return [node, neighbors.split(' ').filter(Boolean)];
    }),
  );
}

const tree = graphOf('a: b c', 'b: d e', 'c: f', 'd: g');
const cyclic = graphOf('a: b', 'b: c a', 'c: a c d', 'd:');
const split = graphOf('a: b', 'b:', 'x: y', 'y: x');
const chain = new Map(Array.from({ length: 49_999 }, (_, index) => [index, [index + 1]]));

describe('breadthFirst', () => {
  test('lists level by level', () => {
    expect(breadthFirst(tree, 'a')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  test('lists each node of a cycle or self-loop once', () => {
    expect(breadthFirst(cyclic, 'b')).toEqual(['b', 'c', 'a', 'd']);
  });

  test('stays in its component of a disconnected graph', () => {
    expect(breadthFirst(split, 'x')).toEqual(['x', 'y']);
  });

  test('accepts a start that is not a key, and reaches nodes that are not keys', () => {
    expect(breadthFirst(tree, 'unknown')).toEqual(['unknown']);
    expect(breadthFirst(tree, 'd')).toEqual(['d', 'g']);
  });

  test('walks a long chain', () => {
    expect(breadthFirst(chain, 0)).toHaveLength(50_000);
  });
});

describe('depthFirst', () => {
  test('goes down before it goes to the next neighbor', () => {
    expect(depthFirst(tree, 'a')).toEqual(['a', 'b', 'd', 'g', 'e', 'c', 'f']);
  });

  test('enters a node through the first path, even if it is a neighbor of an earlier node', () => {
    expect(depthFirst(graphOf('a: b c d', 'b: d', 'd: e'), 'a')).toEqual(['a', 'b', 'd', 'e', 'c']);
  });

  test('lists each node of a cycle or self-loop once', () => {
    expect(depthFirst(cyclic, 'a')).toEqual(['a', 'b', 'c', 'd']);
    expect(depthFirst(graphOf('a: a'), 'a')).toEqual(['a']);
  });

  test('stays in its component of a disconnected graph', () => {
    expect(depthFirst(split, 'a')).toEqual(['a', 'b']);
  });

  test('walks a long chain without recursion', () => {
    expect(depthFirst(chain, 0).at(-1)).toBe(49_999);
  });
});

describe('shortestPath', () => {
  test('has the fewest edges, and is not the first path in the lists', () => {
    expect(shortestPath(graphOf('a: b c', 'b: d', 'd: z', 'c: z'), 'a', 'z')).toEqual(['a', 'c', 'z']);
  });

  test('is any of several paths of the same length', () => {
    const path = shortestPath(graphOf('a: b c', 'b: z', 'c: z'), 'a', 'z');
    expect([['a', 'b', 'z'].join(), ['a', 'c', 'z'].join()]).toContain(path?.join());
  });

  test('leads through cycles and self-loops', () => {
    expect(shortestPath(cyclic, 'a', 'd')).toEqual(['a', 'b', 'c', 'd']);
  });

  test('from a node to itself is that node, loop or not', () => {
    expect(shortestPath(cyclic, 'c', 'c')).toEqual(['c']);
    expect(shortestPath(split, 'b', 'b')).toEqual(['b']);
    expect(shortestPath(split, 'unknown', 'unknown')).toEqual(['unknown']);
  });

  test('is undefined when there is no path, and edges lead one way only', () => {
    expect(shortestPath(split, 'a', 'x')).toBeUndefined();
    expect(shortestPath(tree, 'g', 'a')).toBeUndefined();
    expect(shortestPath(cyclic, 'a', 'unknown')).toBeUndefined();
  });

  test('crosses a long chain', () => {
    expect(shortestPath(chain, 0, 49_999)).toHaveLength(50_000);
  });
});

test('the graph is not changed', () => {
  const graph = graphOf('a: b c', 'b: c', 'c: a');
  breadthFirst(graph, 'a');
  depthFirst(graph, 'a');
  shortestPath(graph, 'a', 'c');
  expect(graph).toEqual(graphOf('a: b c', 'b: c', 'c: a'));
});

test('any value can be a node, NaN and undefined too', () => {
  const graph = new Map<unknown, unknown[]>([
    [1, [Number.NaN, undefined]],
    [Number.NaN, [2, Number.NaN]],
  ]);
  expect(breadthFirst(graph, 1)).toEqual([1, Number.NaN, undefined, 2]);
  expect(depthFirst(graph, 1)).toEqual([1, Number.NaN, 2, undefined]);
  expect(shortestPath(graph, 1, 2)).toEqual([1, Number.NaN, 2]);
  expect(shortestPath(graph, Number.NaN, Number.NaN)).toEqual([Number.NaN]);
  expect(shortestPath(graph, 1, undefined)).toEqual([1, undefined]);
});

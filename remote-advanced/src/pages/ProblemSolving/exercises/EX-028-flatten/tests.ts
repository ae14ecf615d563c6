import { describe, expect, test } from 'vitest';
import { flatten } from './solution';

describe('flatten', () => {
  test('unpacks one level when no depth is given', () => {
    expect(flatten([1, [2, [3, [4]]]])).toEqual([1, 2, [3, [4]]]);
  });

  test('unpacks as many levels as it is told', () => {
    expect(flatten([1, [2, [3, [4]]]], 2)).toEqual([1, 2, 3, [4]]);
  });

  test('gives a copy for depth 0', () => {
    const inner = [2];
    const list = [1, inner];
    const result = flatten(list, 0);
    expect(result).toEqual([1, [2]]);
    expect(result).not.toBe(list);
    expect(result[1]).toBe(inner);
  });

  test('treats a negative depth as 0', () => {
    expect(flatten([[1]], -2)).toEqual([[1]]);
  });

  test('unpacks everything for Infinity', () => {
    expect(flatten([[[1, [2]], 3], [[[[4]]]]], Number.POSITIVE_INFINITY)).toEqual([1, 2, 3, 4]);
  });

  test('keeps the order when it comes back from a level', () => {
    expect(flatten(['a', ['b', ['c'], 'd'], 'e', ['f']], 2)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('leaves holes out, on every level', () => {
    const inner = Object.assign(new Array(3), { 0: 2, 2: 3 });
    const list = Object.assign(new Array(3), { 0: 1, 2: inner });
    expect(flatten(list)).toEqual([1, 2, 3]);
    expect(flatten(list)).toHaveLength(3);
  });

  test('leaves the holes of the first level out at depth 0', () => {
    expect(flatten(new Array(3), 0)).toHaveLength(0);
  });

  test('keeps undefined and null', () => {
    expect(flatten([undefined, [null, undefined]])).toEqual([undefined, null, undefined]);
  });

  test('drops empty arrays', () => {
    expect(flatten([[], [[]], 1], 2)).toEqual([1]);
    expect(flatten([])).toEqual([]);
  });

  test('unpacks arrays only', () => {
    const set = new Set([1]);
    const like = { length: 1, 0: 'x' };
    expect(flatten(['ab', set, like], 3)).toEqual(['ab', set, like]);
  });

  test('handles 50,000 levels', () => {
    let deep: unknown[] = ['core'];
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    const result = flatten(deep, Number.POSITIVE_INFINITY);
    expect(result.length === 1 && result[0] === 'core').toBe(true);
  });

  test('changes nothing in the input', () => {
    const list = [1, [2, [3]]];
    flatten(list, 5);
    expect(list).toEqual([1, [2, [3]]]);
  });
});

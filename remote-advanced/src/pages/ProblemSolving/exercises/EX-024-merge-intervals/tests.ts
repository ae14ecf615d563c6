import { describe, expect, test } from 'vitest';
import { type Interval, mergeIntervals } from './solution';

describe('mergeIntervals', () => {
  test('merges two that overlap', () => {
    expect(
      mergeIntervals([
        [1, 4],
        [2, 6],
      ]),
    ).toEqual([[1, 6]]);
  });

  test('leaves intervals with a gap apart', () => {
    expect(
      mergeIntervals([
        [1, 3],
        [4, 5],
      ]),
    ).toEqual([
      [1, 3],
      [4, 5],
    ]);
  });

  test('merges intervals that touch', () => {
    expect(
      mergeIntervals([
        [1, 3],
        [3, 5],
      ]),
    ).toEqual([[1, 5]]);
  });

  test('swallows a nested interval and keeps the larger end', () => {
    expect(
      mergeIntervals([
        [1, 10],
        [2, 4],
        [6, 7],
      ]),
    ).toEqual([[1, 10]]);
  });

  test('merges with the outer end after a nested interval', () => {
    expect(
      mergeIntervals([
        [1, 10],
        [2, 4],
        [8, 12],
      ]),
    ).toEqual([[1, 12]]);
  });

  test('sorts intervals that come in any order', () => {
    expect(
      mergeIntervals([
        [9, 12],
        [1, 3],
        [2, 6],
      ]),
    ).toEqual([
      [1, 6],
      [9, 12],
    ]);
  });

  test('sorts by number and not by text', () => {
    expect(
      mergeIntervals([
        [10, 11],
        [9, 9.5],
        [2, 3],
      ]),
    ).toEqual([
      [2, 3],
      [9, 9.5],
      [10, 11],
    ]);
  });

  test('merges a chain into one', () => {
    expect(
      mergeIntervals([
        [5, 7],
        [1, 3],
        [3, 5],
        [7, 9],
      ]),
    ).toEqual([[1, 9]]);
  });

  test('merges equal intervals and single values', () => {
    expect(
      mergeIntervals([
        [2, 2],
        [2, 2],
        [0, 0],
      ]),
    ).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });

  test('accepts negative numbers', () => {
    expect(
      mergeIntervals([
        [-5, -1],
        [-10, -5],
        [0, 1],
      ]),
    ).toEqual([
      [-10, -1],
      [0, 1],
    ]);
  });

  test('gives an empty list for an empty list', () => {
    expect(mergeIntervals([])).toEqual([]);
  });

  test('changes nothing and shares nothing', () => {
    const input: Interval[] = [
      [4, 6],
      [1, 5],
    ];
    const result = mergeIntervals(input);
    expect(input).toEqual([
      [4, 6],
      [1, 5],
    ]);
    const single: Interval = [1, 2];
    expect(mergeIntervals([single])[0]).not.toBe(single);
    expect(result).toEqual([[1, 6]]);
  });
});

import { describe, expect, test } from 'vitest';
import { fibonacci, fibonacciMemo, fibonacciNumbers } from './solution';

describe.each([
  ['fibonacci', fibonacci],
  ['fibonacciMemo', fibonacciMemo],
])('%s', (_, numberAt) => {
  test.each([
    [0, 0n],
    [1, 1n],
    [2, 1n],
    [3, 2n],
    [10, 55n],
    [78, 8944394323791464n],
    [79, 14472334024676221n],
    [100, 354224848179261915075n],
  ])('number %d', (n, expected) => {
    expect(numberAt(n)).toBe(expected);
  });

  test('fits its neighbors for a large index', () => {
    const [before, here, after] = [999, 1000, 1001].map((n) => numberAt(n)) as [bigint, bigint, bigint];
    expect(before + here).toBe(after);
    expect(after * before - here * here).toBe(1n);
  });

  test.each([-1, 1.5, Number.NaN, Infinity])('refuses %d', (n) => {
    expect(() => numberAt(n)).toThrow(RangeError);
  });

  test('returns the same when it is called again', () => {
    expect([numberAt(30), numberAt(20), numberAt(30)]).toEqual([832040n, 6765n, 832040n]);
  });
});

test('the loop reaches a large number', () => {
  expect(String(fibonacci(20_000))).toHaveLength(4180);
});

describe('fibonacciNumbers', () => {
  /** The first numbers of a new sequence. */
  function first(count: number): bigint[] {
    const numbers = fibonacciNumbers();
    return Array.from({ length: count }, () => numbers.next().value);
  }

  test('begins with 0 and 1 and adds', () => {
    expect(first(10)).toEqual([0n, 1n, 1n, 2n, 3n, 5n, 8n, 13n, 21n, 34n]);
  });

  test('agrees with the loop', () => {
    expect(first(200)[199]).toBe(fibonacci(199));
  });

  test('is lazy, never done, and new for each call', () => {
    const numbers = fibonacciNumbers();
    for (let count = 0; count < 500; count += 1) expect(numbers.next().done).toBe(false);
    expect(first(1)).toEqual([0n]);
  });
});

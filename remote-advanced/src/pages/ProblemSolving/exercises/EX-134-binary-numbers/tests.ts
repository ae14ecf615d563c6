import { afterEach, describe, expect, test, vi } from 'vitest';
import { binaryConvert, countBits, isPowerOfTwo } from './solution';

afterEach(() => {
  vi.restoreAllMocks();
});

const notSafe = [1.5, 2 ** 53, -(2 ** 53), Number.NaN, Infinity];

describe('binaryConvert', () => {
  test.each([
    [0, '0'],
    [1, '1'],
    [2, '10'],
    [5, '101'],
    [255, '11111111'],
    [-1, '-1'],
    [-6, '-110'],
  ])('%d', (n, digits) => {
    expect(binaryConvert(n)).toBe(digits);
  });

  test('writes -0 without a sign', () => {
    expect(binaryConvert(-0)).toBe('0');
  });

  test.each([2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 2 ** 32, 2 ** 40 + 5, Number.MAX_SAFE_INTEGER, -(2 ** 35 + 1)])(
    'is exact at and above 32 bits: %d',
    (n) => {
      expect(binaryConvert(n)).toBe(n.toString(2));
    },
  );

  test.each(notSafe)('refuses %d', (n) => {
    expect(() => binaryConvert(n)).toThrow(RangeError);
  });
});

describe('isPowerOfTwo', () => {
  test.each([1, 2, 4, 1024, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 60, 2 ** 1000])('%d is one', (n) => {
    expect(isPowerOfTwo(n)).toBe(true);
  });

  test.each([0, -0, 3, 6, 12, 1023, 2 ** 31 + 1, 2 ** 32 + 2 ** 31, 2 ** 53 - 1])('%d is not one', (n) => {
    expect(isPowerOfTwo(n)).toBe(false);
  });

  test.each([-1, -2, -8, -(2 ** 31), 0.5, 0.25, 1.5, 2.5, Number.NaN, Infinity, -Infinity])('%d is not one', (n) => {
    expect(isPowerOfTwo(n)).toBe(false);
  });
});

describe('countBits', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [255, 8],
    [256, 1],
    [0b1011011, 5],
  ])('%d', (n, count) => {
    expect(countBits(n)).toBe(count);
  });

  test.each([
    [2 ** 31, 1],
    [2 ** 32 - 1, 32],
    [2 ** 40 + 2 ** 33 + 1, 3],
    [Number.MAX_SAFE_INTEGER, 53],
  ])('is exact above 31 bits: %d', (n, count) => {
    expect(countBits(n)).toBe(count);
  });

  test.each([-1, -(2 ** 31), ...notSafe])('refuses %d', (n) => {
    expect(() => countBits(n)).toThrow(RangeError);
  });
});

test('toString with a base is not called, neither of a number nor of a BigInt', () => {
  const spies = [vi.spyOn(Number.prototype, 'toString'), vi.spyOn(BigInt.prototype, 'toString')];
  for (const n of [0, 6, -6, 2 ** 40 + 5]) binaryConvert(n);
  for (const n of [6, 8, 2 ** 40]) isPowerOfTwo(n);
  for (const n of [7, 2 ** 40 + 5]) countBits(n);
  const bases = spies.flatMap(({ mock }) => mock.calls).filter(([base]) => base !== undefined && base !== 10);
  expect(bases).toEqual([]);
});

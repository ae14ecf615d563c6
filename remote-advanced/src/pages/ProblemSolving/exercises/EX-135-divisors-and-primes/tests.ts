import { describe, expect, test } from 'vitest';
import { gcd, isPrime, lcm, sieve } from './solution';

describe('gcd', () => {
  test.each([
    [12, 18, 6],
    [18, 12, 6],
    [7, 13, 1],
    [5, 25, 5],
    [1, 9, 1],
    [270, 192, 6],
  ])('of %d and %d', (a, b, expected) => {
    expect(gcd(a, b)).toBe(expected);
  });

  test('of 0 and a number is that number, of two zeros 0', () => {
    expect([gcd(0, 5), gcd(5, 0), gcd(0, -5), gcd(0, 0)]).toEqual([5, 5, 5, 0]);
  });

  test('ignores signs', () => {
    expect([gcd(-12, 18), gcd(12, -18), gcd(-12, -18)]).toEqual([6, 6, 6]);
  });

  test('of large consecutive Fibonacci numbers is 1', () => {
    expect(gcd(8944394323791464, 5527939700884757)).toBe(1);
  });
});

describe('lcm', () => {
  test.each([
    [4, 6, 12],
    [21, 6, 42],
    [5, 7, 35],
    [8, 8, 8],
    [1, 9, 9],
    [1, 49, 49],
  ])('of %d and %d', (a, b, expected) => {
    expect(lcm(a, b)).toBe(expected);
  });

  test('of 0 is 0, for two zeros too', () => {
    expect([lcm(0, 5), lcm(5, 0), lcm(0, 0)]).toEqual([0, 0, 0]);
  });

  test('is positive', () => {
    expect([lcm(-4, 6), lcm(4, -6), lcm(-4, -6)]).toEqual([12, 12, 12]);
  });

  test('is exact where the product is not', () => {
    expect(lcm(9007199254740991, 9007199254740991)).toBe(9007199254740991);
    expect(lcm(3000000000000001, 9000000000000003)).toBe(9000000000000003);
  });
});

describe('isPrime', () => {
  test.each([2, 3, 5, 7, 11, 13, 97, 7919])('%d is prime', (n) => {
    expect(isPrime(n)).toBe(true);
  });

  test.each([0, 1, 4, 6, 15, 91, 100])('%d is not', (n) => {
    expect(isPrime(n)).toBe(false);
  });

  test.each([4, 9, 25, 49, 121, 7919 ** 2])('the square %d is not', (n) => {
    expect(isPrime(n)).toBe(false);
  });

  test.each([-2, -7, 2.5, Number.NaN, Infinity])('%d is not', (n) => {
    expect(isPrime(n)).toBe(false);
  });

  test('answers for a large prime and a large product of two primes', () => {
    expect([isPrime(1_000_000_000_039), isPrime(999_983 * 1_000_003)]).toEqual([true, false]);
  });
});

describe('sieve', () => {
  test('lists the primes in order', () => {
    expect(sieve(30)).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
  });

  test.each([
    [-5, []],
    [0, []],
    [1, []],
    [2, [2]],
    [3, [2, 3]],
    [4, [2, 3]],
  ])('up to %d', (limit, primes) => {
    expect(sieve(limit)).toEqual(primes);
  });

  test('holds the limit itself when it is prime, and no squares', () => {
    expect(sieve(29).at(-1)).toBe(29);
    expect(sieve(121).filter((n) => [4, 9, 25, 49, 121].includes(n))).toEqual([]);
  });

  test('agrees with isPrime', () => {
    expect(sieve(500)).toEqual(Array.from({ length: 501 }, (_, n) => n).filter((n) => isPrime(n)));
  });

  test('reaches a million', () => {
    expect(sieve(1_000_000)).toHaveLength(78_498);
  });
});

test.each([
  [10.9, [2, 3, 5, 7]],
  [1.5, []],
  [Number.NaN, []],
  [-0.5, []],
])('sieve up to %d', (limit, primes) => {
  expect(sieve(limit)).toEqual(primes);
});

test('gcd and lcm stay exact for large safe integers', () => {
  expect(gcd(Number.MAX_SAFE_INTEGER, 3)).toBe(1);
  expect(gcd(2 ** 52, 2 ** 40)).toBe(2 ** 40);
  expect(lcm(2 ** 52, 2 ** 40)).toBe(2 ** 52);
  expect(lcm(1032923390, 71466218810)).toBe(72109414779290);
  expect(lcm(22835336238, 1630746)).toBe(22835336238);
  expect(lcm(119273686740, 192282306255)).toBe(3229573615858980);
});

test('the results are never -0', () => {
  expect(Object.is(gcd(-0, 0), 0)).toBe(true);
  expect(Object.is(lcm(-5, 0), 0)).toBe(true);
});

test('isPrime agrees with the definition', () => {
  const byDefinition = (n: number) => n > 1 && Array.from({ length: n - 1 }, (_, i) => n % (i + 1)).indexOf(0, 1) < 0;
  for (let n = 0; n < 400; n += 1) expect([n, isPrime(n)]).toEqual([n, byDefinition(n)]);
});

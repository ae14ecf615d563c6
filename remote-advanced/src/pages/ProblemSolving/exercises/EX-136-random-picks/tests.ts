import { describe, expect, test } from 'vitest';
import { type Random, randomInt, shuffle, weightedPick } from './solution';

/** A random source that gives the same numbers in every run (mulberry32). */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const draws = 60_000;

/** How often each result occurs, as a string. */
function countResults(draw: () => unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (let time = 0; time < draws; time += 1) {
    const result = String(draw());
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  return counts;
}

/**
 * Makes sure that the results are the expected ones, each about as often as its share.
 * A fair source is further away than six standard deviations about once in 500 million runs, and this one is the same in every run.
 */
function expectShares(counts: Map<string, number>, shares: Record<string, number>): void {
  expect([...counts.keys()].sort()).toEqual(Object.keys(shares).sort());
  for (const [result, share] of Object.entries(shares)) {
    const tolerance = 6 * Math.sqrt(draws * share * (1 - share));
    const distance = Math.abs((counts.get(result) ?? 0) - draws * share);
    expect([result, distance <= tolerance]).toEqual([result, true]);
  }
}

/** Sources that give the same number again and again: the ends of the range and its middle. */
const constants: Random[] = [() => 0, () => 0.5, () => 1 - 2 ** -53];

describe('randomInt', () => {
  test('gives every number of the range equally often, both ends included', () => {
    const random = seeded(1);
    const counts = countResults(() => randomInt(1, 6, random));
    expectShares(counts, { '1': 1 / 6, '2': 1 / 6, '3': 1 / 6, '4': 1 / 6, '5': 1 / 6, '6': 1 / 6 });
  });

  test('is as fair below 0', () => {
    const random = seeded(2);
    const counts = countResults(() => randomInt(-2, 1, random));
    expectShares(counts, { '-2': 0.25, '-1': 0.25, '0': 0.25, '1': 0.25 });
  });

  test('is as fair in a large range', () => {
    const random = seeded(16);
    const counts = countResults(() => Math.floor(randomInt(0, 2 ** 40 - 1, random) / 2 ** 38));
    expectShares(counts, { '0': 0.25, '1': 0.25, '2': 0.25, '3': 0.25 });
  });

  test('stays in the range at the ends of the source', () => {
    for (const random of constants) {
      for (const [min, max] of [
        [1, 6],
        [-3, -1],
        [0, 2 ** 40],
      ] as const) {
        const number = randomInt(min, max, random);
        expect(Number.isInteger(number) && number >= min && number <= max).toBe(true);
      }
    }
  });

  test('has one answer when both ends are equal', () => {
    expect([randomInt(4, 4, seeded(3)), randomInt(-4, -4, seeded(3))]).toEqual([4, -4]);
  });

  test.each([
    [2, 1],
    [0.5, 2],
    [0, 1.5],
    [Number.NaN, 3],
    [0, Infinity],
  ])('refuses the range from %d to %d', (min, max) => {
    expect(() => randomInt(min, max, seeded(4))).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  test('gives every order of three elements equally often', () => {
    const random = seeded(5);
    const counts = countResults(() => shuffle(['a', 'b', 'c'], random).join(''));
    expectShares(counts, { abc: 1 / 6, acb: 1 / 6, bac: 1 / 6, bca: 1 / 6, cab: 1 / 6, cba: 1 / 6 });
  });

  test('puts every one of ten elements first and last equally often', () => {
    const list = [...'abcdefghij'];
    const shares = Object.fromEntries(list.map((element) => [element, 0.1]));
    const random = seeded(6);
    expectShares(
      countResults(() => shuffle(list, random)[0]),
      shares,
    );
    expectShares(
      countResults(() => shuffle(list, random).at(-1)),
      shares,
    );
  });

  test('keeps all elements, equal and falsy ones too', () => {
    const list = [0, 1, 1, 2, 0, 3];
    for (const random of [...constants, seeded(7)])
      expect(shuffle(list, random).toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 3]);
  });

  test('returns a copy and leaves the list as it is', () => {
    const list = Object.freeze([1, 2, 3, 4]);
    expect(shuffle(list, seeded(8))).not.toBe(list);
    expect(list).toEqual([1, 2, 3, 4]);
  });

  test('of no element or one has one result', () => {
    expect([shuffle([], seeded(9)), shuffle(['a'], seeded(9))]).toEqual([[], ['a']]);
  });
});

describe('weightedPick', () => {
  test('picks each item as often as its share of the weights', () => {
    const random = seeded(10);
    const counts = countResults(() => weightedPick(['a', 'b', 'c'], [1, 2, 5], random));
    expectShares(counts, { a: 1 / 8, b: 2 / 8, c: 5 / 8 });
  });

  test('accepts fractions as weights, in any order', () => {
    const random = seeded(11);
    const counts = countResults(() => weightedPick(['a', 'b', 'c', 'd'], [0.4, 0.1, 0.2, 0.1], random));
    expectShares(counts, { a: 1 / 2, b: 1 / 8, c: 1 / 4, d: 1 / 8 });
  });

  test('never picks an item of weight 0', () => {
    const random = seeded(12);
    const counts = countResults(() => weightedPick(['a', 'b', 'c', 'd', 'e'], [0, 3, 0, 1, 0], random));
    expectShares(counts, { b: 3 / 4, d: 1 / 4 });
    for (const constant of constants) expect(weightedPick(['a', 'b', 'c'], [0, 0.1, 0], constant)).toBe('b');
  });

  test('picks the only item, a falsy one too', () => {
    expect([weightedPick([0], [2], seeded(13)), weightedPick([undefined], [2], seeded(13))]).toEqual([0, undefined]);
  });

  test.each([
    ['no items', [], []],
    ['weights that are all 0', ['a', 'b'], [0, 0]],
    ['a negative weight', ['a', 'b'], [2, -1]],
    ['a weight that is NaN', ['a', 'b'], [2, Number.NaN]],
    ['an infinite weight', ['a', 'b'], [2, Infinity]],
    ['a weight too few', ['a', 'b'], [1]],
    ['a weight too many', ['a'], [1, 1]],
  ])('refuses %s', (_, items: string[], weights: number[]) => {
    expect(() => weightedPick(items, weights, seeded(14))).toThrow(RangeError);
  });

  test('leaves items and weights as they are', () => {
    expect(weightedPick(Object.freeze(['a', 'b']), Object.freeze([0, 1]), seeded(15))).toBe('b');
  });
});

test('all take their randomness from the source that is passed, and from nowhere else', () => {
  const results = () => {
    const random = seeded(17);
    const picks = Array.from({ length: 40 }, () => weightedPick(['a', 'b'], [1, 1], random));
    return [randomInt(0, 2 ** 40, random), shuffle([...'abcdefghijklmnop'], random).join(''), picks.join('')];
  };
  expect(results()).toEqual(results());
});

test('Math.random is the source when none is passed', () => {
  expect([1, 2, 3]).toContain(randomInt(1, 3));
  expect(shuffle([2, 1]).sort()).toEqual([1, 2]);
  expect(weightedPick(['a', 'b'], [0, 1])).toBe('b');
});

import { describe, expect, test } from 'vitest';
import { combinations, permutations, powerSet } from './solution';

/** The results as text, sorted, because their order does not matter. */
function texts(results: unknown[][]): string[] {
  return results.map((result) => JSON.stringify(result)).sort();
}

/** The lists that text such as `ab ba` means, as `texts` gives them. */
function lists(text: string): string[] {
  return texts(text.split(' ').map((word) => [...word]));
}

describe('permutations', () => {
  test('gives every order', () => {
    expect(texts(permutations(['a', 'b', 'c']))).toEqual(lists('abc acb bac bca cab cba'));
  });

  test('of one element is that element', () => {
    expect(permutations(['a'])).toEqual([['a']]);
  });

  test('of nothing is one empty order', () => {
    expect(permutations([])).toEqual([[]]);
  });

  test('treats equal elements as different', () => {
    expect(texts(permutations(['a', 'a', 'b']))).toEqual(lists('aab aab aba aba baa baa'));
  });

  test('gives 5040 different orders of seven elements', () => {
    const orders = texts(permutations([1, 2, 3, 4, 5, 6, 7]));
    expect([orders.length, new Set(orders).size]).toEqual([5040, 5040]);
    expect(permutations([1, 2, 3, 4, 5, 6, 7]).every((order) => new Set(order).size === 7)).toBe(true);
  });
});

describe('combinations', () => {
  test('gives every choice once, in the order of the list', () => {
    expect(texts(combinations(['a', 'b', 'c', 'd'], 2))).toEqual(lists('ab ac ad bc bd cd'));
    expect(texts(combinations(['c', 'a', 'b'], 2))).toEqual(lists('ca cb ab'));
    expect(texts(combinations(['a', 'b', 'c', 'd'], 3))).toEqual(lists('abc abd acd bcd'));
  });

  test('of one element lists each', () => {
    expect(texts(combinations(['a', 'b'], 1))).toEqual(lists('a b'));
  });

  test('of all elements is the list', () => {
    const list = ['b', 'a'];
    expect(combinations(list, 2)).toEqual([['b', 'a']]);
    expect(combinations(list, 2)[0]).not.toBe(list);
  });

  test('of no elements is one empty choice', () => {
    expect([combinations(['a', 'b'], 0), combinations([], 0)]).toEqual([[[]], [[]]]);
  });

  test('of more elements than there are is impossible', () => {
    expect([combinations(['a', 'b'], 3), combinations([], 1)]).toEqual([[], []]);
  });

  test('treats equal elements as different', () => {
    expect(texts(combinations(['a', 'a', 'b'], 2))).toEqual(lists('aa ab ab'));
  });

  test('gives 12,870 choices of 8 from 16', () => {
    const choices = combinations([...Array(16).keys()], 8);
    expect(choices).toHaveLength(12_870);
    expect(choices.every((choice) => new Set(choice).size === 8)).toBe(true);
  });
});

describe('powerSet', () => {
  test('gives every subset, in the order of the list', () => {
    const expected = [[], ['b'], ['a'], ['c'], ['b', 'a'], ['b', 'c'], ['a', 'c'], ['b', 'a', 'c']];
    expect(texts(powerSet(['b', 'a', 'c']))).toEqual(texts(expected));
  });

  test('of nothing is the empty subset', () => {
    expect(powerSet([])).toEqual([[]]);
  });

  test('treats equal elements as different', () => {
    expect(texts(powerSet(['a', 'a']))).toEqual(texts([[], ['a'], ['a'], ['a', 'a']]));
  });

  test('of twelve elements has 4096 different subsets', () => {
    const subsets = texts(powerSet([...Array(12).keys()]));
    expect([subsets.length, new Set(subsets).size]).toEqual([4096, 4096]);
  });
});

describe('each of them', () => {
  const ways: [string, (list: readonly unknown[]) => unknown[][]][] = [
    ['permutations', permutations],
    ['combinations', (list) => combinations(list, 2)],
    ['powerSet', powerSet],
  ];

  test.each(ways)('%s keeps falsy elements', (_, generate) => {
    const longest = generate([0, null]).filter(({ length }) => length === 2);
    expect(longest.every((result) => result.includes(0) && result.includes(null))).toBe(true);
    expect(longest.length).toBeGreaterThan(0);
  });

  test.each(ways)('%s leaves the list as it is', (_, generate) => {
    const list = Object.freeze([3, 1, 2]);
    generate(list);
    expect(list).toEqual([3, 1, 2]);
  });

  test.each(ways)('%s gives arrays that share nothing', (_, generate) => {
    const results = generate([1, 2, 3]);
    const before = texts(results);
    for (const result of results) result.push('own');
    const after = results.map((result) => result.filter((element) => element !== 'own'));
    expect(texts(after)).toEqual(before);
    expect(results.every((result) => result.indexOf('own') === result.length - 1)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { editDistance, longestCommonSubsequence } from './solution';

/** Both answers by plain recursion over every possibility. */
function byTrying(a: string, b: string): [subsequence: number, distance: number] {
  if (!a || !b) return [0, a.length + b.length];
  const [[both, replaced], [left, deleted], [right, inserted]] = [
    byTrying(a.slice(1), b.slice(1)),
    byTrying(a.slice(1), b),
    byTrying(a, b.slice(1)),
  ];
  const same = a.charAt(0) === b.charAt(0) ? 1 : 0;
  return [Math.max(both + same, left, right), Math.min(replaced + 1 - same, deleted + 1, inserted + 1)];
}

describe('longestCommonSubsequence', () => {
  test.each([
    ['AGGTAB', 'GXTXAYB', 4],
    ['abcde', 'ace', 3],
    ['abcbdab', 'bdcaba', 4],
    ['xaxbxc', 'abc', 3],
    ['abc', 'cba', 1],
    ['aaaa', 'aa', 2],
  ])('of %s and %s', (a, b, expected) => {
    expect([longestCommonSubsequence(a, b), longestCommonSubsequence(b, a)]).toEqual([expected, expected]);
  });

  test('of equal strings is their length', () => {
    expect(longestCommonSubsequence('banana', 'banana')).toBe(6);
  });

  test('is 0 with nothing in common, and for an empty string', () => {
    const pairs = [
      ['abc', 'xyz'],
      ['', 'abc'],
      ['abc', ''],
      ['', ''],
      ['a', 'A'],
    ] as const;
    expect(pairs.map(([a, b]) => longestCommonSubsequence(a, b))).toEqual([0, 0, 0, 0, 0]);
  });

  test('of single characters', () => {
    expect([longestCommonSubsequence('a', 'a'), longestCommonSubsequence('a', 'bab')]).toEqual([1, 1]);
  });

  test('counts code points', () => {
    expect(longestCommonSubsequence('😀', '😁')).toBe(0);
    expect(longestCommonSubsequence('a😀b', '😀b')).toBe(2);
  });
});

describe('editDistance', () => {
  test.each([
    ['kitten', 'sitting', 3],
    ['sunday', 'saturday', 3],
    ['intention', 'execution', 5],
    ['horse', 'ros', 3],
    ['ab', 'ba', 2],
    ['abc', 'xyz', 3],
  ])('from %s to %s, and back', (a, b, expected) => {
    expect([editDistance(a, b), editDistance(b, a)]).toEqual([expected, expected]);
  });

  test.each([
    ['insert at the start', 'bc', 'abc'],
    ['insert in the middle', 'ac', 'abc'],
    ['insert at the end', 'ab', 'abc'],
    ['delete at the start', 'abc', 'bc'],
    ['delete at the end', 'abc', 'ab'],
    ['replace', 'abc', 'axc'],
    ['replace an uppercase letter', 'Abc', 'abc'],
  ])('is 1 to %s', (_, from, to) => {
    expect(editDistance(from, to)).toBe(1);
  });

  test('between equal strings is 0', () => {
    expect([editDistance('banana', 'banana'), editDistance('', '')]).toEqual([0, 0]);
  });

  test('from and to an empty string is the length', () => {
    expect([editDistance('', 'abcd'), editDistance('abcd', '')]).toEqual([4, 4]);
  });

  test('between single characters', () => {
    expect([editDistance('a', 'b'), editDistance('a', 'a'), editDistance('a', 'bab')]).toEqual([1, 0, 2]);
  });

  test('counts code points', () => {
    expect([editDistance('😀', '😁'), editDistance('😀', 'a'), editDistance('', '😀')]).toEqual([1, 1, 1]);
  });
});

describe('both', () => {
  test('agree with trying everything', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const a = Array.from({ length: seed % 6 }, (_, index) => 'abc'.charAt((index * 7 + seed * seed) % 3)).join('');
      const b = Array.from({ length: seed % 7 }, (_, index) => 'abc'.charAt((index * 5 + seed) % 3)).join('');
      const pair = `${a} ${b}`;
      expect([pair, longestCommonSubsequence(a, b), editDistance(a, b)]).toEqual([pair, ...byTrying(a, b)]);
    }
  });

  test('handle strings of 300 characters', () => {
    const a = 'abcdefghij'.repeat(30);
    const b = `${'abcdefghij'.repeat(29)}xyz`;
    expect([longestCommonSubsequence(a, b), editDistance(a, b)]).toEqual([290, 10]);
  });
});

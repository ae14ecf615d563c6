import { describe, expect, test, vi } from 'vitest';
import { includes, padStart, repeat, replaceAll, trim } from './solution';

describe('includes', () => {
  test('finds a text at the start, inside and at the end', () => {
    expect(['ab', 'bc', 'cd', 'abcd'].map((search) => includes('abcd', search))).toEqual([true, true, true, true]);
    expect(['ac', 'abcde', 'B'].map((search) => includes('abcd', search))).toEqual([false, false, false]);
  });

  test('begins at an index, which is kept within the text', () => {
    expect([includes('abab', 'ab', 1), includes('abab', 'ab', 3)]).toEqual([true, false]);
    expect([includes('ab', 'ab', -5), includes('ab', 'a', 1)]).toEqual([true, false]);
  });

  test('finds the empty text everywhere, also behind the end', () => {
    expect([includes('', ''), includes('ab', '', 2), includes('ab', '', 9)]).toEqual([true, true, true]);
  });

  test('goes on after a start that only looked like a match', () => {
    expect(includes('aaab', 'aab')).toBe(true);
  });
});

describe('trim', () => {
  test('removes white space at the ends, not inside', () => {
    expect(trim('  two words \t\n')).toBe('two words');
    expect([trim('left '), trim(' right'), trim('none')]).toEqual(['left', 'right', 'none']);
  });

  test.each([0x9, 0xb, 0xc, 0xd, 0xa0, 0x1680, 0x2003, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff])(
    'removes the code point %d',
    (code) => {
      const space = String.fromCodePoint(code);
      expect(trim(`${space}${space}x${space}`)).toBe('x');
    },
  );

  test('keeps what only looks like a space', () => {
    expect(trim('\u200bx\u180e')).toBe('\u200bx\u180e');
  });

  test('leaves nothing of nothing but spaces', () => {
    expect([trim(''), trim(' '), trim(' \n ')]).toEqual(['', '', '']);
  });
});

describe('repeat', () => {
  test('repeats', () => {
    expect([repeat('ab', 3), repeat('ab', 1), repeat('', 5)]).toEqual(['ababab', 'ab', '']);
  });

  test('takes 0, NaN and a fraction', () => {
    expect([repeat('ab', 0), repeat('ab', Number.NaN), repeat('ab', 2.9)]).toEqual(['', '', 'abab']);
  });

  test.each([-1, -Infinity, Infinity])('refuses the count %d', (count) => {
    expect(() => repeat('ab', count)).toThrow(RangeError);
  });
});

describe('padStart', () => {
  test('fills up in front, with spaces by default', () => {
    expect([padStart('7', 3, '0'), padStart('7', 3)]).toEqual(['007', '  7']);
  });

  test('repeats the filler and cuts the last one', () => {
    expect([padStart('7', 6, 'abc'), padStart('7', 3, 'abc'), padStart('', 6, 'abc')]).toEqual([
      'abcab7',
      'ab7',
      'abcabc',
    ]);
  });

  test('never shortens, and has nothing to do for an empty filler or no length', () => {
    expect([padStart('long', 2), padStart('long', 4), padStart('x', 5, ''), padStart('x', Number.NaN)]).toEqual([
      'long',
      'long',
      'x',
      'x',
    ]);
  });

  test('cuts off a fraction of the length', () => {
    expect(padStart('7', 2.9, '0')).toBe('07');
  });
});

describe('replaceAll', () => {
  test('replaces every occurrence, from left to right and without overlap', () => {
    expect(replaceAll('one two one', 'one', '1')).toBe('1 two 1');
    expect(replaceAll('aaa', 'aa', 'b')).toBe('ba');
    expect(replaceAll('abc', 'x', 'y')).toBe('abc');
  });

  test('does not search in what it has put in', () => {
    expect(replaceAll('aa', 'a', 'aa')).toBe('aaaa');
  });

  test('takes the search literally', () => {
    expect(replaceAll('a.b*c', '.', '-')).toBe('a-b*c');
    expect(replaceAll('$& $&', '$&', 'x')).toBe('x x');
  });

  test('matches an empty search before every character and at the end', () => {
    expect(replaceAll('ab', '', '-')).toBe('-a-b-');
    expect(replaceAll('', '', '-')).toBe('-');
  });

  test.each([
    ['$$', 'a$c'],
    ['[$&]', 'a[b]c'],
    ['[$`]', 'a[a]c'],
    ["[$']", 'a[c]c'],
    ['$$&', 'a$&c'],
    ['$', 'a$c'],
    ['$x$1', 'a$x$1c'],
    ['', 'ac'],
  ])('reads the dollar signs of %s', (replacement, expected) => {
    expect(replaceAll('abc', 'b', replacement)).toBe(expected);
  });

  test('calls a function with match, index and text, and takes its result literally', () => {
    const fn = vi.fn(() => '$&');
    expect(replaceAll('x-x', 'x', fn)).toBe('$&-$&');
    expect(fn.mock.calls).toEqual([
      ['x', 0, 'x-x'],
      ['x', 2, 'x-x'],
    ]);
  });
});

test('repeat: fractions below zero, and the empty text very often', () => {
  expect([repeat('ab', -0.9), repeat('', 2 ** 53 - 1)]).toEqual(['', '']);
  expect(() => repeat('', -1)).toThrow(RangeError);
  expect(() => repeat('', Infinity)).toThrow(RangeError);
});

test('includes cuts a fraction off', () => {
  expect([includes('ab', 'b', 1.9), includes('ab', 'a', 0.9), includes('ab', 'a', Number.NaN)]).toEqual([
    true,
    true,
    true,
  ]);
});

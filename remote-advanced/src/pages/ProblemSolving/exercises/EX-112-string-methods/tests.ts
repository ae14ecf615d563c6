import { describe, expect, test, vi } from 'vitest';
import { includes, padStart, repeat, replaceAll, trim } from './solution';

describe('includes', () => {
  test('finds a string at the start, inside and at the end', () => {
    expect(['ab', 'bc', 'cd', 'abcd'].map((search) => includes('abcd', search))).toEqual([true, true, true, true]);
    expect(['ac', 'abcde', 'B'].map((search) => includes('abcd', search))).toEqual([false, false, false]);
  });

  test('begins at an index, which is clamped to the string', () => {
    expect([includes('abab', 'ab', 1), includes('abab', 'ab', 3)]).toEqual([true, false]);
    expect([includes('ab', 'ab', -5), includes('ab', 'a', 1)]).toEqual([true, false]);
  });

  test('finds the empty string everywhere, even after the end', () => {
    expect([includes('', ''), includes('ab', '', 2), includes('ab', '', 9)]).toEqual([true, true, true]);
  });

  test('continues after a partial match', () => {
    expect(includes('aaab', 'aab')).toBe(true);
  });
});

describe('trim', () => {
  test('removes whitespace at the ends, not inside', () => {
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

  test('returns an empty string for nothing but whitespace', () => {
    expect([trim(''), trim(' '), trim(' \n ')]).toEqual(['', '', '']);
  });
});

describe('repeat', () => {
  test('repeats', () => {
    expect([repeat('ab', 3), repeat('ab', 1), repeat('', 5)]).toEqual(['ababab', 'ab', '']);
  });

  test('accepts 0, NaN and a fraction', () => {
    expect([repeat('ab', 0), repeat('ab', Number.NaN), repeat('ab', 2.9)]).toEqual(['', '', 'abab']);
  });

  test.each([-1, -Infinity, Infinity])('refuses the count %d', (count) => {
    expect(() => repeat('ab', count)).toThrow(RangeError);
  });
});

describe('padStart', () => {
  test('pads at the start, with spaces by default', () => {
    expect([padStart('7', 3, '0'), padStart('7', 3)]).toEqual(['007', '  7']);
  });

  test('repeats the filler and truncates the last one', () => {
    expect([padStart('7', 6, 'abc'), padStart('7', 3, 'abc'), padStart('', 6, 'abc')]).toEqual([
      'abcab7',
      'ab7',
      'abcabc',
    ]);
  });

  test('never shortens, and changes nothing for an empty filler or the length NaN', () => {
    expect([padStart('long', 2), padStart('long', 4), padStart('x', 5, ''), padStart('x', Number.NaN)]).toEqual([
      'long',
      'long',
      'x',
      'x',
    ]);
  });

  test('truncates a fraction of the length', () => {
    expect(padStart('7', 2.9, '0')).toBe('07');
  });
});

describe('replaceAll', () => {
  test('replaces every occurrence, from left to right and without overlap', () => {
    expect(replaceAll('one two one', 'one', '1')).toBe('1 two 1');
    expect(replaceAll('aaa', 'aa', 'b')).toBe('ba');
    expect(replaceAll('abc', 'x', 'y')).toBe('abc');
  });

  test('does not search in what it has inserted', () => {
    expect(replaceAll('aa', 'a', 'aa')).toBe('aaaa');
  });

  test('treats the search literally', () => {
    expect(replaceAll('a.b*c', '.', '-')).toBe('a-b*c');
    expect(replaceAll('$& $&', '$&', 'x')).toBe('x x');
  });

  test('matches an empty search before every code unit and at the end', () => {
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
    ["$'$`", 'acac'],
    ['', 'ac'],
  ])('reads the dollar signs of %s', (replacement, expected) => {
    expect(replaceAll('abc', 'b', replacement)).toBe(expected);
  });

  test('calls a function with match, index and string, and inserts its result literally', () => {
    const fn = vi.fn(() => '$&');
    expect(replaceAll('x-x', 'x', fn)).toBe('$&-$&');
    expect(fn.mock.calls).toEqual([
      ['x', 0, 'x-x'],
      ['x', 2, 'x-x'],
    ]);
  });
});

test('repeat: fractions below zero, and the empty string very often', () => {
  expect([repeat('ab', -0.9), repeat('', 2 ** 53 - 1)]).toEqual(['', '']);
  expect(() => repeat('', -1)).toThrow(RangeError);
  expect(() => repeat('', Infinity)).toThrow(RangeError);
});

test('includes truncates a fraction', () => {
  expect([includes('ab', 'b', 1.9), includes('ab', 'a', 0.9), includes('ab', 'a', Number.NaN)]).toEqual([
    true,
    true,
    true,
  ]);
});

test('calls neither the methods themselves nor their relatives', () => {
  const names = [
    ...['includes', 'trim', 'repeat', 'padStart', 'replaceAll', 'indexOf', 'lastIndexOf', 'search', 'match', 'replace'],
    ...['split', 'padEnd', 'trimStart', 'trimEnd'],
  ] as const;
  const methods = names.map((name) => String.prototype[name]);
  const called = new Set<string>();
  for (const [index, name] of names.entries()) {
    const value = function (this: string, ...args: unknown[]): unknown {
      called.add(name);
      return Reflect.apply(methods[index] as () => unknown, this, args);
    };
    Object.defineProperty(String.prototype, name, { value, writable: true, configurable: true });
  }
  try {
    includes('abc', 'b');
    includes('abc', 'x', 1);
    trim(' a ');
    repeat('ab', 3);
    padStart('7', 4, 'ab');
    replaceAll('abc', 'b', '$&$$');
    replaceAll('abc', 'b', () => 'x');
  } finally {
    for (const [index, name] of names.entries())
      Object.defineProperty(String.prototype, name, { value: methods[index], writable: true, configurable: true });
  }
  expect([...called]).toEqual([]);
});

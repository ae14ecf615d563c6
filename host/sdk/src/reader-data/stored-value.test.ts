import { describe, expect, it } from 'vitest';
import { decode, encode, type StoredValue } from './stored-value.ts';

/** In version 1 the width was a word; from version 2 on it is a number. */
const width: StoredValue<number> = {
  key: 'site:width',
  label: 'reading width',
  initial: 40,
  version: 2,
  parse: (text, version) => {
    if (version === 1) return text === 'wide' ? 60 : undefined;
    return /^\d+$/.test(text) ? Number(text) : undefined;
  },
  format: String,
};

describe('decode', () => {
  it.each([
    ['the current version', '2:55', { value: 55 }],
    ['an earlier version', 'wide', { value: 60 }],
    ['nothing', null, { value: 40 }],
    ['damaged text', '2:wide', { value: 40, problem: 'damaged' }],
    ['damaged text of an earlier version', 'narrow', { value: 40, problem: 'damaged' }],
    ['an empty string', '', { value: 40, problem: 'damaged' }],
    ['a later version', '3:{"ch":55}', { value: 40, problem: 'newer' }],
  ])('reads %s', (_, text, expected) => {
    expect(decode(width, text)).toEqual(expected);
  });
});

describe('encode', () => {
  it('marks the version from the second one on', () => {
    expect(encode(width, 55)).toBe('2:55');
    expect(encode({ ...width, version: 1 }, 55)).toBe('55');
  });

  it('stores nothing where there is nothing to store', () => {
    expect(encode({ ...width, format: () => null }, 40)).toBeNull();
  });

  it('is read back as it was', () => {
    expect(decode(width, encode(width, 7))).toEqual({ value: 7 });
  });
});

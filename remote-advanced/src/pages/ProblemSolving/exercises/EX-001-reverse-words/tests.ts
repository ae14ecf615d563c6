import { describe, expect, test } from 'vitest';
import { reverseWords } from './solution';

describe('reverseWords', () => {
  test('reverses the order of the words', () => {
    expect(reverseWords('tests before code')).toBe('code before tests');
  });

  test('leaves the letters of a word in their order', () => {
    expect(reverseWords('abc xyz')).toBe('xyz abc');
  });

  test('gives one word back', () => {
    expect(reverseWords('solo')).toBe('solo');
  });

  test('collapses several spaces into one', () => {
    expect(reverseWords('late    train')).toBe('train late');
  });

  test('removes whitespace at both ends', () => {
    expect(reverseWords('  left right   ')).toBe('right left');
  });

  test('treats tabs, line breaks and no-break spaces as whitespace', () => {
    expect(reverseWords('one\ttwo\nthree\u00a0four')).toBe('four three two one');
  });

  test('treats everything else that \\s matches as whitespace too', () => {
    expect(reverseWords('a\rb\vc\fd\u2003e\u2028f\u3000g\ufeffh')).toBe('h g f e d c b a');
  });

  test('gives an empty string for an empty string', () => {
    expect(reverseWords('')).toBe('');
  });

  test('gives an empty string for whitespace alone', () => {
    expect(reverseWords(' \t \n ')).toBe('');
  });

  test('keeps punctuation with its word', () => {
    expect(reverseWords('wait, what?')).toBe('what? wait,');
  });

  test('keeps emoji and combining accents whole', () => {
    expect(reverseWords('👩‍🚀 cafe\u0301 über')).toBe('über cafe\u0301 👩‍🚀');
  });
});

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

  test('makes one space of several', () => {
    expect(reverseWords('late    train')).toBe('train late');
  });

  test('removes white space at both ends', () => {
    expect(reverseWords('  left right   ')).toBe('right left');
  });

  test('treats tabs, line breaks and no-break spaces as white space', () => {
    expect(reverseWords('one\ttwo\nthree\u00a0four')).toBe('four three two one');
  });

  test('treats all else that \\s matches as white space, too', () => {
    expect(reverseWords('a\rb\vc\fd\u2003e\u2028f\u3000g\ufeffh')).toBe('h g f e d c b a');
  });

  test('gives an empty text for an empty text', () => {
    expect(reverseWords('')).toBe('');
  });

  test('gives an empty text for white space alone', () => {
    expect(reverseWords(' \t \n ')).toBe('');
  });

  test('keeps punctuation with its word', () => {
    expect(reverseWords('wait, what?')).toBe('what? wait,');
  });

  test('keeps emoji and combining accents whole', () => {
    expect(reverseWords('👩‍🚀 cafe\u0301 über')).toBe('über cafe\u0301 👩‍🚀');
  });
});

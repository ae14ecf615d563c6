import { describe, expect, test } from 'vitest';
import { isAnagram } from './solution';

describe('isAnagram', () => {
  test('accepts the same letters in another order', () => {
    expect(isAnagram('listen', 'silent')).toBe(true);
  });

  test('accepts equal strings', () => {
    expect(isAnagram('noon', 'noon')).toBe(true);
  });

  test('accepts two empty strings', () => {
    expect(isAnagram('', '')).toBe(true);
  });

  test('refuses strings of different lengths', () => {
    expect(isAnagram('tea', 'team')).toBe(false);
    expect(isAnagram('team', 'tea')).toBe(false);
  });

  test('refuses an empty string and one that is not', () => {
    expect(isAnagram('', 'a')).toBe(false);
    expect(isAnagram('a', '')).toBe(false);
  });

  test('compares how often a letter repeats', () => {
    expect(isAnagram('aab', 'abb')).toBe(false);
    expect(isAnagram('banana', 'nabana')).toBe(true);
  });

  test('compares the letters, not only their number', () => {
    expect(isAnagram('abc', 'abd')).toBe(false);
  });

  test('keeps case and spaces apart', () => {
    expect(isAnagram('Tea', 'eat')).toBe(false);
    expect(isAnagram('a b', 'ab ')).toBe(true);
  });

  test('accepts emoji in another order', () => {
    expect(isAnagram('🍋🍊', '🍊🍋')).toBe(true);
  });

  test('does not mix the halves of surrogate pairs', () => {
    expect(isAnagram('\u{1F600}\u{1F900}', '\u{1F500}\u{1FA00}')).toBe(false);
  });

  test('handles strings of 200,000 characters', () => {
    const long = 'xy'.repeat(100_000);
    expect(isAnagram(long, 'y'.repeat(100_000) + 'x'.repeat(100_000))).toBe(true);
  });
});

test('is not fooled by equal sums of code points', () => {
  expect(isAnagram('ad', 'bc')).toBe(false);
});

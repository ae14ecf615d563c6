import { describe, expect, test } from 'vitest';
import { isPalindrome } from './solution';

describe('isPalindrome', () => {
  test('accepts a word with an odd number of letters', () => {
    expect(isPalindrome('level')).toBe(true);
  });

  test('accepts a word with an even number of letters', () => {
    expect(isPalindrome('noon')).toBe(true);
  });

  test('refuses a word that differs at its ends', () => {
    expect(isPalindrome('ab')).toBe(false);
  });

  test('refuses a word that differs only in the middle', () => {
    expect(isPalindrome('abcdba')).toBe(false);
  });

  test('ignores case', () => {
    expect(isPalindrome('RaceCar')).toBe(true);
  });

  test('ignores spaces and punctuation', () => {
    expect(isPalindrome("Madam, I'm Adam.")).toBe(true);
  });

  test('ignores punctuation at one end only', () => {
    expect(isPalindrome('...abba')).toBe(true);
    expect(isPalindrome('abba!!!')).toBe(true);
  });

  test('counts digits', () => {
    expect(isPalindrome('1 2 1')).toBe(true);
    expect(isPalindrome('1 2 3')).toBe(false);
  });

  test('accepts an empty string, one character and punctuation alone', () => {
    expect(isPalindrome('')).toBe(true);
    expect(isPalindrome('x')).toBe(true);
    expect(isPalindrome('?!, -')).toBe(true);
  });

  test('ignores accents, composed or combining', () => {
    expect(isPalindrome('Léon, Noel')).toBe(true);
    expect(isPalindrome('Le\u0301on, Noel')).toBe(true);
  });

  test('keeps syllables of other scripts apart', () => {
    expect(isPalindrome('가나가')).toBe(true);
    expect(isPalindrome('가각')).toBe(false);
  });

  test('skips emoji', () => {
    expect(isPalindrome('🎈abba')).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { longestUniqueSubstring } from './solution';

describe('longestUniqueSubstring', () => {
  test('gives 0 for an empty string', () => {
    expect(longestUniqueSubstring('')).toBe(0);
  });

  test('gives 1 for one character', () => {
    expect(longestUniqueSubstring('q')).toBe(1);
  });

  test('gives 1 when all characters are the same', () => {
    expect(longestUniqueSubstring('zzzz')).toBe(1);
  });

  test('counts the whole string when nothing repeats', () => {
    expect(longestUniqueSubstring('world')).toBe(5);
  });

  test('finds a substring at the beginning', () => {
    expect(longestUniqueSubstring('parallel')).toBe(3);
    expect(longestUniqueSubstring('abcdaa')).toBe(4);
  });

  test('finds a substring in the middle and at the end', () => {
    expect(longestUniqueSubstring('aabcda')).toBe(4);
    expect(longestUniqueSubstring('aabcde')).toBe(5);
  });

  test('never moves the start back when a character repeats after a gap', () => {
    expect(longestUniqueSubstring('abba')).toBe(2);
    expect(longestUniqueSubstring('tmmzuxt')).toBe(5);
  });

  test('begins right after the earlier position of a repeat', () => {
    expect(longestUniqueSubstring('dvdf')).toBe(3);
  });

  test('uses the latest position of a character that repeats often', () => {
    expect(longestUniqueSubstring('abaca')).toBe(3);
    expect(longestUniqueSubstring('axaya')).toBe(3);
  });

  test('counts spaces and keeps case apart', () => {
    expect(longestUniqueSubstring('a A')).toBe(3);
  });

  test('counts an emoji as one character', () => {
    expect(longestUniqueSubstring('😀😁😂')).toBe(3);
    expect(longestUniqueSubstring('😀😀')).toBe(1);
  });

  test('handles 300,000 characters', () => {
    expect(longestUniqueSubstring('abc'.repeat(100_000))).toBe(3);
  });
});

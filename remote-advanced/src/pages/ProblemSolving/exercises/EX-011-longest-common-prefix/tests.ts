import { describe, expect, test } from 'vitest';
import { longestCommonPrefix } from './solution';

describe('longestCommonPrefix', () => {
  test('finds the part that all words share', () => {
    expect(longestCommonPrefix(['useState', 'useStore', 'useStyle'])).toBe('useSt');
  });

  test('gives an empty string for no words', () => {
    expect(longestCommonPrefix([])).toBe('');
  });

  test('gives one word back whole', () => {
    expect(longestCommonPrefix(['alone'])).toBe('alone');
  });

  test('gives an empty string when nothing is shared', () => {
    expect(longestCommonPrefix(['map', 'filter', 'reduce'])).toBe('');
  });

  test('gives an empty string when one word is empty', () => {
    expect(longestCommonPrefix(['map', '', 'mapper'])).toBe('');
    expect(longestCommonPrefix(['', 'map'])).toBe('');
  });

  test('stops at the end of the shortest word, wherever it is', () => {
    expect(longestCommonPrefix(['internal', 'inter', 'interval'])).toBe('inter');
    expect(longestCommonPrefix(['inter', 'internal'])).toBe('inter');
  });

  test('gives the word when all are equal', () => {
    expect(longestCommonPrefix(['same', 'same', 'same'])).toBe('same');
  });

  test('looks at every word, not only at the neighbors of the first', () => {
    expect(longestCommonPrefix(['abcd', 'abce', 'abxx'])).toBe('ab');
  });

  test('does not count letters that agree after a difference', () => {
    expect(longestCommonPrefix(['axc', 'ayc'])).toBe('a');
  });

  test('keeps case apart', () => {
    expect(longestCommonPrefix(['Map', 'map'])).toBe('');
  });

  test('never gives half a surrogate pair', () => {
    expect(longestCommonPrefix(['😀a', '😁a'])).toBe('');
    expect(longestCommonPrefix(['ok 😀a', 'ok 😀b'])).toBe('ok 😀');
  });

  test('leaves the array as it is', () => {
    const words = ['b', 'a'];
    longestCommonPrefix(words);
    expect(words).toEqual(['b', 'a']);
  });
});

test('counts neither letters elsewhere in a word nor those after a gap', () => {
  expect(longestCommonPrefix(['ab', 'xa'])).toBe('');
  expect(longestCommonPrefix(['abcd', 'abxd', 'abyd'])).toBe('ab');
  expect(longestCommonPrefix(['aab', 'aba'])).toBe('a');
});

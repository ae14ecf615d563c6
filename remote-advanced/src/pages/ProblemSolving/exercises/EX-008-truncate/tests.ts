import { describe, expect, test } from 'vitest';
import { truncate } from './solution';

describe('truncate', () => {
  test('leaves a short string as it is, also without a limit', () => {
    expect(truncate('short', Infinity)).toBe('short');
    expect(truncate('short', 10)).toBe('short');
  });

  test('leaves a string of exactly the length as it is', () => {
    expect(truncate('exact', 5)).toBe('exact');
  });

  test('cuts a string that is one character too long', () => {
    expect(truncate('exacts', 5)).toBe('exac…');
  });

  test('counts the end toward the length', () => {
    expect(truncate('Front-end workbench', 10, '...')).toBe('Front-e...');
  });

  test('accepts an empty end', () => {
    expect(truncate('workbench', 4, '')).toBe('work');
  });

  test('leaves the end out when it is longer than the length', () => {
    expect(truncate('Workbench', 2, '...')).toBe('Wo');
  });

  test('leaves the end out when it would take all the room', () => {
    expect(truncate('Workbench', 3, '...')).toBe('Wor');
    expect(truncate('Workbench', 1)).toBe('W');
  });

  test('gives an empty string for zero and below', () => {
    expect(truncate('Workbench', 0)).toBe('');
    expect(truncate('Workbench', -3)).toBe('');
  });

  test('gives an empty string for an empty string', () => {
    expect(truncate('', 3)).toBe('');
    expect(truncate('', -1)).toBe('');
  });

  test('counts an emoji family as one character', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(truncate(family.repeat(3), 3)).toBe(family.repeat(3));
    expect(truncate(family.repeat(4), 3)).toBe(`${family.repeat(2)}…`);
  });

  test('does not part a letter from its combining accent', () => {
    expect(truncate('cafe\u0301s open', 5)).toBe('cafe\u0301…');
  });

  test('counts the graphemes of the end too', () => {
    expect(truncate('abcdef', 3, '👩‍🚀')).toBe('ab👩‍🚀');
  });
});

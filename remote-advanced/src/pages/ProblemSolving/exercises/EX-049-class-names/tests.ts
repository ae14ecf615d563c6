import { expect, test } from 'vitest';
import { classNames } from './solution';

test('joins strings with single spaces', () => {
  expect(classNames('a')).toBe('a');
  expect(classNames('a', 'b', 'c')).toBe('a b c');
});

test('gives an empty string when nothing is left', () => {
  expect(classNames()).toBe('');
  expect(classNames([], {}, [[], [{}]], { a: false }, null)).toBe('');
});

test.each([null, undefined, false, '', 0, 0n, Number.NaN])('leaves %s out, without a space', (value) => {
  expect(classNames('a', value, 'b')).toBe('a b');
  expect(classNames(value)).toBe('');
  expect(classNames([value, 'c'])).toBe('c');
});

test('leaves true out', () => {
  expect(classNames('a', true, [true])).toBe('a');
});

test('accepts numbers', () => {
  expect(classNames('col', 12, -1, 3n)).toBe('col 12 -1 3');
});

test('uses the keys of an object whose value is truthy, in its order', () => {
  expect(classNames({ a: true, b: false, c: 1, d: 0, e: 'yes', f: '', g: null, h: [], i: {} })).toBe('a c e h i');
  expect(classNames({ 'two words': true, 'is-open': true })).toBe('two words is-open');
});

test('ignores inherited keys', () => {
  const value: Record<string, unknown> = Object.create({ inherited: true });
  value.own = true;
  expect(classNames(value)).toBe('own');
});

test('accepts arrays of any depth', () => {
  expect(classNames(['a', ['b', ['c', ['d', { e: true, f: false }]]]])).toBe('a b c d e');
  expect(classNames(['a', [null, []], 'b'])).toBe('a b');
});

test('keeps the order of all kinds, and duplicates', () => {
  expect(classNames('a', { b: true }, ['c', { d: true }], 'e', 'a')).toBe('a b c d e a');
});

test('leaves its input as it is', () => {
  const list = ['a', ['b']];
  classNames(list);
  expect(list).toEqual(['a', ['b']]);
});

import { expect, it } from 'vitest';
import { didYouMean, suggestion } from './did-you-mean.ts';

const fields = ['id', 'title', 'level', 'topics'];

it.each([
  ['levle', 'level'],
  ['titel', 'title'],
  ['topic', 'topics'],
  ['colour', undefined],
  ['ix', 'id'],
  ['x', undefined],
])('corrects %s to %s', (word, meant) => {
  expect(suggestion(word, fields)).toBe(meant);
});

it('suggests nothing when no words are known', () => {
  expect(suggestion('level', [])).toBeUndefined();
});

it('ends a message', () => {
  expect(didYouMean('levle', fields)).toBe(' Did you mean "level"?');
  expect([didYouMean('colour', fields), didYouMean(7, fields)]).toEqual(['', '']);
});

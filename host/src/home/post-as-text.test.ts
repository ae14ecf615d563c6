import { RemoteDataError } from '@site/sdk/remote-data';
import { expect, it } from 'vitest';
import samplePost from '../data/posts/1.json';
import { postAsText } from './post-as-text.ts';

it('accepts the sample post, and leaves nothing out', () => {
  expect(JSON.parse(postAsText(samplePost))).toEqual(samplePost);
});

it('keeps unknown fields', () => {
  expect(postAsText({ id: 1, title: '', color: 'red' })).toBe('{\n  "id": 1,\n  "title": "",\n  "color": "red"\n}');
});

it.each<[unknown, string]>([
  [null, 'it is null'],
  [[], 'it is a list'],
  [[{ id: 1, title: 'First post' }], 'it is a list'],
  ['post', 'it is a string'],
  [1, 'it is a number'],
  [true, 'it is a boolean'],
  [{}, '"id" is no whole number'],
  [{ id: '1', title: 'First post' }, '"id" is no whole number'],
  [{ id: 1.5, title: 'First post' }, '"id" is no whole number'],
  [{ id: 1 }, '"title" is no text'],
  [{ id: 1, title: null }, '"title" is no text'],
])('refuses %j with a reason', (json, reason) => {
  expect(() => postAsText(json)).toThrow(new RemoteDataError(`The answer is not a post: ${reason}.`));
});

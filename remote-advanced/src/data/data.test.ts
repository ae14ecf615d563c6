import * as v from 'valibot';
import { expect, it } from 'vitest';
import users from './users.json';

/** Stricter than what the pages need: our own files must have every field of the services they replace. */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const postSchema = v.strictObject({ userId: id, id, title: text, body: text });
const userSchema = v.strictObject({ id, name: text, username: text, email: v.pipe(v.string(), v.email()) });

const posts = Object.entries(import.meta.glob<unknown>('./posts/*.json', { eager: true, import: 'default' }));

it('has the posts that the pages ask for', () => {
  expect(posts.map(([file]) => file)).toEqual(['./posts/1.json', './posts/2.json', './posts/3.json']);
});

it.each(posts)('%s is a post with the id of its address', (file, post) => {
  const { issues, output } = v.safeParse(postSchema, post);
  expect(issues).toBeUndefined();
  expect(`./posts/${v.parse(postSchema, output).id}.json`).toBe(file);
});

it('users.json is a list of users, no id twice', () => {
  const { issues } = v.safeParse(v.pipe(v.array(userSchema), v.nonEmpty()), users);
  expect(issues).toBeUndefined();
  expect(new Set(users.map((user) => user.id)).size).toBe(users.length);
});

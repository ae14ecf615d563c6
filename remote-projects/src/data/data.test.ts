import * as v from 'valibot';
import { expect, it } from 'vitest';
import users from './users.json';

/** Stricter than what the pages need: our own files must have every field of the services they replace. */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const adviceSchema = v.strictObject({ slip: v.strictObject({ id, advice: text }) });
const userSchema = v.strictObject({ id, name: text, username: text, email: v.pipe(v.string(), v.email()) });

const advice = Object.entries(
  import.meta.glob<unknown>(['./advice.json', './*/advice.json'], { eager: true, import: 'default' }),
);

it('has advice for everybody and for three by name', () => {
  expect(advice.map(([file]) => file).toSorted()).toEqual([
    './advice.json',
    './asha/advice.json',
    './noor/advice.json',
    './zoe/advice.json',
  ]);
});

it.each(advice)('%s is a piece of advice', (_file, piece) => {
  expect(v.safeParse(adviceSchema, piece).issues).toBeUndefined();
});

it('no piece of advice is there twice', () => {
  const pieces = advice.map(([, piece]) => v.parse(adviceSchema, piece).slip);
  expect(new Set(pieces.map((slip) => slip.id)).size).toBe(pieces.length);
  expect(new Set(pieces.map((slip) => slip.advice)).size).toBe(pieces.length);
});

it('users.json is a list of users, no id twice', () => {
  expect(v.safeParse(v.pipe(v.array(userSchema), v.nonEmpty()), users).issues).toBeUndefined();
  expect(new Set(users.map((user) => user.id)).size).toBe(users.length);
});

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { challengeFields } from './fields.ts';

const { minutes, pattern } = challengeFields;

const messageOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

it('has a time between 10 and 90 whole minutes', () => {
  expect(messageOf(minutes, 30)).toBeUndefined();
  expect(messageOf(minutes, '30')).toBe('must be a number of minutes');
  expect(messageOf(minutes, 5)).toBe('must be at least 10');
  expect(messageOf(minutes, 12.5)).toBe('must be whole minutes');
});

it('may name a pattern of the ARIA Authoring Practices Guide, and nothing else', () => {
  const title = 'Tabs';
  expect(messageOf(pattern, undefined)).toBeUndefined();
  expect(messageOf(pattern, { title, url: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/' })).toBeUndefined();
  expect(messageOf(pattern, { title, url: 'https://example.com/tabs' })).toMatch(/^must begin with https:\/\/www/);
});

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { calendarDate } from './entry-fields.ts';
import { fieldIssues, fieldProblem } from './field-problem.ts';

const schema = v.strictObject({
  title: v.string('must be a string'),
  links: v.array(v.strictObject({ url: v.string('must be a string') })),
});

const problemsIn = (value: unknown) =>
  fieldIssues(schema, value).map((issue) => `${v.getDotPath(issue)}: ${fieldProblem(issue)}`);

const unknown = 'is unknown. Remove it, or correct its spelling.';

it('finds nothing wrong with what the schema takes', () => {
  expect(problemsIn({ title: 'A', links: [] })).toEqual([]);
});

it('finds every unknown field, also within fields, and what else is wrong, each once', () => {
  const value = {
    titel: 'A',
    links: [
      { url: 'a', b: 1, c: 2 },
      { url: 7, d: 3 },
    ],
    e: 4,
    f: 5,
  };
  expect(problemsIn(value).sort()).toEqual(
    [
      ...['e', 'f', 'links.0.b', 'links.0.c', 'links.1.d', 'titel'].map((field) => `${field}: ${unknown}`),
      ...['links.1.url: must be a string', 'title: is missing.'],
    ].sort(),
  );
  expect(value).toHaveProperty('titel');
});

it('takes a value that is not an object', () => {
  expect(problemsIn('A')).toEqual(['null: must be fields with values, such as "title: Maps".']);
});

it('finds one thing wrong with a value that several checks refuse', () => {
  const day = v.strictObject({ day: calendarDate });
  const messages = (value: string) => fieldIssues(day, { day: value }).map(({ message }) => message);
  expect(messages('2026-13-45')).toEqual(['must be a date such as 2026-11-21']);
  expect(messages('2026-02-31')).toEqual(['must be a date of the calendar; there is no 2026-02-31']);
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { reactPlan, studyPlans } from './study-plans.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(140));
const step = v.strictObject({
  when: v.pipe(v.string(), v.regex(/^(?:Day|Week) \d+$|^(?:Days|Weeks) \d+–\d+$/)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  answers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  pages: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*\/[A-Za-z][\w-]*$/))),
    v.minLength(1),
    v.maxLength(6),
  ),
  task: text,
});
const plan = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  title: text,
  length: v.pipe(v.string(), v.regex(/^\d+ (?:days|weeks)$/)),
  aim: text,
  steps: v.pipe(v.array(step), v.minLength(3)),
});

describe.each([...studyPlans, reactPlan])('the plan "$title"', (one) => {
  it('is what a plan has to be', () => {
    expect(v.safeParse(plan, one).issues).toBeUndefined();
  });

  it('sends the reader to each page once', () => {
    const pages = one.steps.flatMap((step) => step.pages.map((page) => page.toLowerCase()));
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('fills its time: the last step ends when the plan does', () => {
    expect(one.steps.at(-1)?.when.match(/\d+$/)?.[0]).toBe(one.length.match(/^\d+/)?.[0]);
  });

  it('has steps with names of their own, as long as they say', () => {
    expect(new Set(one.steps.map(({ when }) => when)).size).toBe(one.steps.length);
    for (const { when, days } of one.steps) {
      const [first = 0, last = first] = (when.match(/\d+/g) ?? []).map(Number);
      expect(days, when).toBe((last - first + 1) * (when.startsWith('Week') ? 7 : 1));
    }
  });
});

it('each has an id of its own', () => {
  expect(new Set(studyPlans.map(({ id }) => id)).size).toBe(studyPlans.length);
});

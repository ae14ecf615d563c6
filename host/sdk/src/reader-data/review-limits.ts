import * as v from 'valibot';
import { jsonIn } from './json-in.ts';
import type { StoredValue } from './stored-value.ts';

const reviewFields = v.object({
  newCards: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  reviews: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
});

export type ReviewLimits = v.InferOutput<typeof reviewFields>;

/** How many entries the reader wants to be asked on /Review in a day: for the first time, and again. */
export const reviewLimits: StoredValue<ReviewLimits> = {
  key: 'site:review-limits',
  label: 'daily limit of review',
  initial: { newCards: 10, reviews: 100 },
  parse: (text) => {
    const result = v.safeParse(reviewFields, jsonIn(text));
    return result.success ? result.output : undefined;
  },
  format: (value) => JSON.stringify(value),
};

import * as v from 'valibot';
import { jsonIn } from './json-in.ts';
import type { StoredValue } from './stored-value.ts';

/** A day, in days since 1970 by the reader's calendar. */
const day = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999));

/** A step that the reader has ticked or unticked by hand, and when, in milliseconds since 1970. */
const tick = v.object({ isDone: v.boolean(), at: v.number() });

/** Fields that a later version adds are kept. */
const fields = v.looseObject({
  version: v.literal(1),
  /** The id of the plan, such as `week`. */
  plan: v.string(),
  firstDay: day,
  /** The first days of the steps that were moved, by their names, such as `Day 3`. */
  moved: v.record(v.string(), day),
  /** By the names of the steps. */
  ticks: v.record(v.string(), tick),
  isStopped: v.boolean(),
  /** When the reader started it, in milliseconds since 1970. With the plan it tells one run from another. */
  startedAt: v.number(),
  /** When anything but the ticks last changed, so that two devices can merge both. */
  updatedAt: v.number(),
});

/** The study plan that a reader follows, or has stopped. */
export type FollowedPlan = v.InferOutput<typeof fields>;

/** The study plan that the reader started last. Apart from the other values, because most pages need neither it nor its schema. */
export const studyPlan: StoredValue<FollowedPlan | null> = {
  key: 'site:study-plan',
  label: 'study plan',
  initial: null,
  parse: (text) => {
    const result = v.safeParse(fields, jsonIn(text));
    return result.success ? result.output : undefined;
  },
  format: (value) => value && JSON.stringify(value),
};

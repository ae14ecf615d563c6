import * as v from 'valibot';
import { schedule } from './schedule.ts';
import { time } from './time.ts';

/** How well a reader recalled an entry, from worst to best. */
export const grades = ['again', 'hard', 'good', 'easy'] as const;

export type Grade = (typeof grades)[number];

/** One grade that a reader gave. Only {@link Review.isUndone} ever changes. Fields that a later version adds are kept. */
export const review = v.looseObject({
  version: v.literal(1),
  /** A UUID. */
  id: v.string(),
  /** The id of the entry. */
  entry: v.string(),
  grade: v.picklist(grades),
  at: time,
  /** The schedule before, to which undoing goes back. */
  before: schedule,
  isUndone: v.boolean(),
});

export type Review = v.InferOutput<typeof review>;

/** A stored record; undefined when it cannot be read. */
export function parseReview(stored: unknown): Review | undefined {
  const result = v.safeParse(review, stored);
  return result.success ? result.output : undefined;
}

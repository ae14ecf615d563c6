import type { Grade, Review } from '../memory/review.ts';
import { leechLapses, type Schedule } from '../memory/schedule.ts';
import { timeOfChange } from '../memory/time.ts';
import { cardAfter } from './scheduler.ts';

/** What a grade leads to: the schedule after it, the record of it, and whether it has set the entry aside as too hard. */
export interface Graded {
  schedule: Schedule;
  review: Review;
  isLeech: boolean;
}

/**
 * Grades an entry. An entry that was forgotten eight times, and every eight times after that, is suspended.
 * @param id a UUID for the record
 * @param now milliseconds since 1970
 */
export function graded(before: Schedule, grade: Grade, id: string, now: number): Graded {
  const card = cardAfter(before.card, grade, now);
  const isLeech = card.lapses > before.card.lapses && card.lapses % leechLapses === 0;
  const schedule = {
    ...before,
    card,
    gradedAt: timeOfChange(now, before.gradedAt),
    isSuspended: before.isSuspended || isLeech,
    updatedAt: isLeech ? timeOfChange(now, before.updatedAt) : before.updatedAt,
  };
  const review: Review = { version: 1, id, entry: before.entry, grade, at: now, before, isUndone: false };
  return { schedule, review, isLeech };
}

/** Takes a grade back: everything about the schedule is as before it, except the times at which it changed. */
export function undone(schedule: Schedule, review: Review, now: number): { schedule: Schedule; review: Review } {
  return {
    schedule: {
      ...review.before,
      addedAt: schedule.addedAt,
      gradedAt: timeOfChange(now, schedule.gradedAt),
      updatedAt: timeOfChange(now, schedule.updatedAt),
    },
    review: { ...review, isUndone: true },
  };
}

/**
 * The last grade, if nothing has changed the card since: the one that can be undone. A grade of the future was given before the clock was
 * set back, so it isn't the last.
 */
export function undoable(
  reviews: readonly Review[],
  schedules: ReadonlyMap<string, Schedule>,
  now: number,
): Review | undefined {
  const last = reviews
    .filter(({ isUndone, at }) => !isUndone && at <= now)
    .reduce<Review | undefined>((latest, one) => (latest && latest.at >= one.at ? latest : one), undefined);
  return last && schedules.get(last.entry)?.card.lastReview === last.at ? last : undefined;
}

import type { Grade, Review } from '../memory/review.ts';
import { leechLapses, type Schedule } from '../memory/schedule.ts';
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
 * @param now milliseconds since 1970; the grade is later than the one before it, even after the clock was set back
 */
export function graded(before: Schedule, grade: Grade, id: string, now: number): Graded {
  const at = Math.max(now, before.gradedAt + 1);
  const card = cardAfter(before.card, grade, at);
  const isLeech = card.lapses > before.card.lapses && card.lapses % leechLapses === 0;
  const schedule = {
    ...before,
    card,
    gradedAt: at,
    isSuspended: before.isSuspended || isLeech,
    updatedAt: isLeech ? Math.max(now, before.updatedAt + 1) : before.updatedAt,
  };
  const review: Review = { version: 1, id, entry: before.entry, grade, at, before, isUndone: false };
  return { schedule, review, isLeech };
}

/** Takes a grade back: everything about the schedule is as before it, except the times at which it changed. */
export function undone(schedule: Schedule, review: Review, now: number): { schedule: Schedule; review: Review } {
  return {
    schedule: {
      ...review.before,
      addedAt: schedule.addedAt,
      gradedAt: Math.max(now, schedule.gradedAt + 1),
      updatedAt: Math.max(now, schedule.updatedAt + 1),
    },
    review: { ...review, isUndone: true },
  };
}

/** The last grade, if nothing has changed the card since: the one that can be undone. */
export function undoable(reviews: readonly Review[], schedules: ReadonlyMap<string, Schedule>): Review | undefined {
  const last = reviews
    .filter(({ isUndone }) => !isUndone)
    .reduce<Review | undefined>((latest, one) => (latest && latest.at >= one.at ? latest : one), undefined);
  return last && schedules.get(last.entry)?.gradedAt === last.at ? last : undefined;
}

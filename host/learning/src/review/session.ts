import { readAllProgress } from '../memory/progress-store.ts';
import type { Grade, Review } from '../memory/review.ts';
import type { Schedule } from '../memory/schedule.ts';
import { changeSchedule, readStoredReview, type StoredReview } from '../memory/schedule-store.ts';
import { timeOfChange } from '../memory/time.ts';
import { nextDay } from './day.ts';
import { type Graded, graded, undoable, undone } from './grade.ts';
import { withProgress } from './known-schedules.ts';

/** Everything that review is about: the schedules, with those that follow from progress, and all grades. */
export interface ReviewData extends StoredReview {
  /** The grade that can be undone. */
  last: Review | undefined;
}

/** Reads it. @throws DOMException where the browser keeps nothing */
export async function readReview(): Promise<ReviewData> {
  const [{ schedules, reviews }, progress] = await Promise.all([readStoredReview(), readAllProgress()]);
  const now = Date.now();
  return {
    schedules: withProgress(schedules, progress.values(), now),
    reviews,
    last: undoable(reviews, schedules, now),
  };
}

/** Grades an entry and saves it. @throws DOMException when the browser does not save it */
export function grade(schedule: Schedule, grade: Grade): Promise<Graded> {
  return changeSchedule(schedule.entry, (stored) => graded(stored ?? schedule, grade, crypto.randomUUID(), Date.now()));
}

/** Takes a grade back. @returns the schedule as it is again @throws DOMException when the browser does not save it */
export async function undo(review: Review): Promise<Schedule> {
  const { schedule } = await changeSchedule(review.entry, (stored) =>
    undone(stored ?? review.before, review, Date.now()),
  );
  return schedule;
}

/** Puts an entry off until tomorrow. @throws DOMException when the browser does not save it */
export function bury(schedule: Schedule): Promise<void> {
  return setAside(schedule, { buriedUntil: nextDay(Date.now()) });
}

/** Stops asking an entry. @throws DOMException when the browser does not save it */
export function suspend(schedule: Schedule): Promise<void> {
  return setAside(schedule, { isSuspended: true });
}

/** Asks an entry again that was suspended. @throws DOMException when the browser does not save it */
export function resume(schedule: Schedule): Promise<void> {
  return setAside(schedule, { isSuspended: false, buriedUntil: null });
}

async function setAside(
  schedule: Schedule,
  change: Partial<Pick<Schedule, 'isSuspended' | 'buriedUntil'>>,
): Promise<void> {
  await changeSchedule(schedule.entry, (stored) => {
    const before = stored ?? schedule;
    return { schedule: { ...before, ...change, updatedAt: timeOfChange(Date.now(), before.updatedAt) } };
  });
}

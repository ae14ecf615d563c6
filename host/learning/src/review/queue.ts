import type { Review } from '../memory/review.ts';
import type { Schedule } from '../memory/schedule.ts';
import { dayOf, nextDay, startOfDay } from './day.ts';

/** How much a reader wants to be asked in a day. What is repeated on the same day does not count. */
export interface DailyLimits {
  newCards: number;
  reviews: number;
}

/**
 * What is to be asked today, in order: steps of learning whose time has come, reviews, new entries, and at last the steps of
 * learning whose time has not come yet.
 * @param schedules those of entries that can be asked
 * @param reviews all grades of the reader
 * @param now milliseconds since 1970
 */
export function queueOf(
  schedules: Iterable<Schedule>,
  reviews: Iterable<Review>,
  limits: DailyLimits,
  now: number,
): Schedule[] {
  const end = nextDay(now);
  const active = [...schedules].filter((one) => isActive(one, now)).sort(byDue);
  const done = doneToday(reviews, now);
  const steps = active.filter((one) => isLearning(one) && one.card.due < end);
  const due = active.filter(({ card }) => card.state === 'review' && card.due < end);
  const fresh = active.filter(({ card }) => card.state === 'new');
  return [
    ...steps.filter(({ card }) => card.due <= now),
    ...due.slice(0, Math.max(0, limits.reviews - done.reviews)),
    ...fresh.slice(0, Math.max(0, limits.newCards - done.newCards)),
    ...steps.filter(({ card }) => card.due > now),
  ];
}

/** How many entries were asked for the first time today, and how many were reviewed. */
export function doneToday(reviews: Iterable<Review>, now: number): DailyLimits {
  const [start, end] = [startOfDay(dayOf(now)), nextDay(now)];
  const today = [...reviews].filter(({ at, isUndone }) => !isUndone && at >= start && at < end);
  const inState = (state: string) => today.filter(({ before }) => before.card.state === state).length;
  return { newCards: inState('new'), reviews: inState('review') };
}

/** When the next entry is due after today's are done, in milliseconds since 1970; null when nothing is scheduled. */
export function nextDue(schedules: Iterable<Schedule>, now: number): number | null {
  const tomorrow = nextDay(now);
  const times = [...schedules]
    .filter(({ isSuspended }) => !isSuspended)
    .map(({ card, buriedUntil }) => Math.max(card.due, buriedUntil ?? 0, tomorrow));
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether an entry is at a step of minutes. */
function isLearning({ card }: Schedule): boolean {
  return card.state === 'learning' || card.state === 'relearning';
}

function isActive({ isSuspended, buriedUntil }: Schedule, now: number): boolean {
  return !isSuspended && (buriedUntil === null || buriedUntil <= now);
}

/** New entries are due when they were added. */
function byDue(one: Schedule, other: Schedule): number {
  return one.card.due - other.card.due || (one.entry < other.entry ? -1 : 1);
}

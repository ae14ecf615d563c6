import type { Review } from '../memory/review.ts';
import { dayOf, startOfDay } from '../review/day.ts';

/** How much of what was due in a period the reader recalled. */
export interface Retention {
  /** The length of the period, which ends today; null for all time. */
  days: number | null;
  reviews: number;
  /** Graded with anything but "Again". */
  recalled: number;
}

/** Up to today, in days. */
const periods = [7, 30, null];

/**
 * The retention of the last 7 and 30 days and of all time. Grades of new entries and of steps of minutes say nothing about memory, so
 * they are left out, as in the "true retention" of Anki.
 * @param now milliseconds since 1970
 */
export function retentionOf(reviews: readonly Review[], now: number): Retention[] {
  const counted = reviews.filter(({ isUndone, before }) => !isUndone && before.card.state === 'review');
  return periods.map((days) => {
    const from = days === null ? Number.NEGATIVE_INFINITY : startOfDay(dayOf(now) - days + 1);
    const inPeriod = counted.filter(({ at }) => at >= from);
    return { days, reviews: inPeriod.length, recalled: inPeriod.filter(({ grade }) => grade !== 'again').length };
  });
}

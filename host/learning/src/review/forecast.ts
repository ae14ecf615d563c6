import type { Schedule } from '../memory/schedule.ts';
import { dayOf, startOfDay } from './day.ts';
import type { DailyLimits } from './queue.ts';

/** How much there will be on one day, if the reader does everything up to then. */
export interface ForecastDay extends DailyLimits {
  /** When it begins, in milliseconds since 1970. */
  start: number;
}

/**
 * The days after today, as far as they are known now: what is over a limit moves to the next day. Entries that come back after a
 * review within these days are not counted.
 * @param schedules those of entries that can be asked
 * @param done what was done today
 */
export function forecast(
  schedules: Iterable<Schedule>,
  limits: DailyLimits,
  done: DailyLimits,
  now: number,
  days = 7,
): ForecastDay[] {
  const waiting = [...schedules].filter(({ isSuspended }) => !isSuspended);
  const today = dayOf(now);
  const left = countUntil(waiting, startOfDay(today + 1));
  left.reviews = Math.max(0, left.reviews - Math.max(0, limits.reviews - done.reviews));
  left.newCards = Math.max(0, left.newCards - Math.max(0, limits.newCards - done.newCards));
  return Array.from({ length: days }, (_, index) => {
    const start = startOfDay(today + 1 + index);
    const arriving = countUntil(waiting, startOfDay(today + 2 + index), start);
    const reviews = Math.min(limits.reviews, left.reviews + arriving.reviews);
    const newCards = Math.min(limits.newCards, left.newCards + arriving.newCards);
    left.reviews += arriving.reviews - reviews;
    left.newCards += arriving.newCards - newCards;
    return { start, reviews, newCards };
  });
}

/** How many become due from one time to another. */
function countUntil(schedules: Schedule[], end: number, from = Number.NEGATIVE_INFINITY): DailyLimits {
  const due = schedules.filter(({ card, buriedUntil }) => {
    const at = Math.max(card.due, buriedUntil ?? Number.NEGATIVE_INFINITY);
    return at >= from && at < end;
  });
  const newCards = due.filter(({ card }) => card.state === 'new').length;
  return { newCards, reviews: due.length - newCards };
}

import { describe, expect, it } from 'vitest';
import type { Grade, Review } from '../memory/review.ts';
import { newSchedule, type Schedule } from '../memory/schedule.ts';
import { forecast } from './forecast.ts';
import { graded, undone } from './grade.ts';
import { nextDue, queueOf } from './queue.ts';

const day = 86_400_000;
const now = new Date(2026, 10, 23, 12).getTime();
const limits = { newCards: 2, reviews: 2 };
const none: Review[] = [];
const ids = (queue: Schedule[]) => queue.map(({ entry }) => entry);

const fresh = (entry: string, addedAt = now - day) => newSchedule(entry, addedAt);
const review = (entry: string, due: number): Schedule => {
  const { card, ...schedule } = fresh(entry);
  return {
    ...schedule,
    card: { ...card, state: 'review', due, scheduledDays: 3, stability: 3, difficulty: 5, lastReview: due - 3 * day },
  };
};
const step = (entry: string, due: number): Schedule => {
  const { card, ...schedule } = fresh(entry);
  return { ...schedule, card: { ...card, state: 'learning', due, lastReview: now - 60_000 } };
};

it('asks steps whose time has come, then reviews, then new entries, then steps ahead of time', () => {
  const all = [
    fresh('N-1'),
    step('S-2', now + 60_000),
    review('R-1', now + 3 * 3_600_000),
    step('S-1', now),
    review('R-2', now + day),
  ];
  expect(ids(queueOf(all, none, limits, now))).toEqual(['S-1', 'R-1', 'N-1', 'S-2']);
});

it('asks the oldest first, and no more than the limits, counting what was done today', () => {
  const all = [fresh('N-2', 2), fresh('N-1', 1), fresh('N-3', 3), review('R-2', 2), review('R-1', 1), review('R-3', 3)];
  expect(ids(queueOf(all, none, limits, now))).toEqual(['R-1', 'R-2', 'N-1', 'N-2']);
  const one = graded(all[1] as Schedule, 'good', 'a', now);
  const two = graded(all[4] as Schedule, 'good', 'b', now);
  const rest = [...all.filter((_, index) => index !== 1 && index !== 4), one.schedule, two.schedule];
  expect(ids(queueOf(rest, [one.review, two.review], limits, now))).toEqual(['R-2', 'N-2']);
  expect(queueOf(rest, [one.review, two.review], limits, now + day)).toHaveLength(4);
  const back = undone(one.schedule, one.review, now);
  const undoneReviews = [back.review, two.review];
  expect(ids(queueOf([...rest.slice(0, -2), back.schedule, two.schedule], undoneReviews, limits, now))).toContain(
    'N-1',
  );
});

it('leaves out what is suspended, and what is buried until its time', () => {
  const all = [
    { ...fresh('N-1'), isSuspended: true },
    { ...fresh('N-2'), buriedUntil: now + 1 },
  ];
  expect(queueOf(all, none, limits, now)).toEqual([]);
  expect(ids(queueOf(all, none, limits, now + 1))).toEqual(['N-2']);
});

it.each<[Grade, number]>([
  ['again', 1],
  ['good', 0],
])('after "%s" %i is due today', (grade, due) => {
  const { schedule, review } = graded(fresh('N-1'), grade, 'a', now);
  expect(queueOf([schedule], [review], limits, now)).toHaveLength(due);
});

describe('the next one', () => {
  it('is the earliest that is not suspended, tomorrow at the earliest', () => {
    expect(nextDue([], now)).toBeNull();
    expect(nextDue([{ ...review('R-1', 1), isSuspended: true }], now)).toBeNull();
    expect(nextDue([review('R-1', now + 9 * day), review('R-2', now + 3 * day)], now)).toBe(now + 3 * day);
    expect(nextDue([review('R-1', 1)], now)).toBe(new Date(2026, 10, 24, 4).getTime());
  });
});

it('forecasts seven days within the limits, and moves what is too much to the next day', () => {
  const all = [1, 2, 3]
    .map((index) => review(`R-${index}`, now + 2 * day))
    .concat([1, 2, 3, 4, 5].map((index) => fresh(`N-${index}`)));
  const days = forecast(all, limits, { newCards: 1, reviews: 0 }, now);
  expect(days.map(({ reviews }) => reviews)).toEqual([0, 2, 1, 0, 0, 0, 0]);
  expect(days.map(({ newCards }) => newCards)).toEqual([2, 2, 0, 0, 0, 0, 0]);
  expect(new Date(days[0]?.start ?? 0).getDate()).toBe(24);
});

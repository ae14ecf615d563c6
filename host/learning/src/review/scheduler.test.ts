import { createEmptyCard, fsrs } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { type Grade, grades } from '../memory/review.ts';
import { type MemoryCard, newSchedule } from '../memory/schedule.ts';
import { randomFrom } from '../testing/random.ts';
import { dayOf, startOfDay } from './day.ts';
import { cardAfter } from './scheduler.ts';

const start = Date.UTC(2026, 10, 23, 12);
const newCard = newSchedule('JS-001', start).card;

/**
 * Grades, and the days since the grade before each.
 * @see https://github.com/open-spaced-repetition/ts-fsrs/blob/main/packages/fsrs/__tests__/FSRS-6.test.ts
 */
const publishedGrades: readonly (readonly [Grade, number])[] = [
  ['again', 0],
  ['good', 0],
  ['good', 1],
  ['good', 3],
  ['good', 8],
  ['good', 21],
];

it('uses a library that yields the published history of FSRS 6', () => {
  const scheduler = fsrs();
  let card = createEmptyCard(new Date(Date.UTC(2022, 10, 29, 12, 30)));
  const intervals = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3].map((rating) => {
    card = scheduler.next(card, card.due, rating).card;
    return card.scheduled_days;
  });
  expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
});

it.each<[Grade, number, number]>([
  ['again', 0.212, 6.4133],
  ['hard', 1.2931, 5.11217071],
  ['good', 2.3065, 2.11810397],
  ['easy', 8.2956, 1],
])('begins after "%s" as published for FSRS 6', (grade, stability, difficulty) => {
  expect(cardAfter(newCard, grade, start)).toMatchObject({ stability, difficulty });
});

it('reaches the memory that is published for FSRS 6 after six grades', () => {
  let [card, day] = [newCard, 0];
  for (const [grade, passed] of publishedGrades) {
    day += passed;
    card = cardAfter(card, grade, new Date(2026, 10, 23 + day, 12).getTime());
  }
  expect(card.stability).toBeCloseTo(53.62691, 4);
  expect(card.difficulty).toBeCloseTo(6.3574867, 4);
});

it('remembers exactly as the library does, over random histories', () => {
  const library = fsrs({ learning_steps: ['10m'], relearning_steps: ['10m'], maximum_interval: 10_000 });
  for (let seed = 1; seed <= 50; seed += 1) {
    const random = randomFrom(seed);
    let [ours, theirs, day, minute] = [newCard, createEmptyCard(new Date(start)), 0, 0];
    for (let step = 0; step < 30; step += 1) {
      const rating = 1 + Math.floor(random() * 4);
      // The library counts days in UTC, ours are those of this computer.
      ours = cardAfter(ours, grades[rating - 1] as Grade, new Date(2026, 10, 23 + day, 12, minute).getTime());
      const now = new Date(Date.UTC(2026, 10, 23 + day, 12, minute));
      theirs = library.next(theirs, now, rating as 1 | 2 | 3 | 4).card;
      const { stability, difficulty, scheduled_days, learning_steps, reps, lapses } = theirs;
      expect(ours).toMatchObject({ stability, difficulty, reps, lapses, learningStep: learning_steps });
      expect(ours.scheduledDays).toBe(Math.min(scheduled_days, 365));
      [day, minute] = scheduled_days === 0 ? [day, minute + 10] : [day + scheduled_days + Math.floor(random() * 5), 0];
    }
  }
});

describe('the interval after each first grade', () => {
  it.each<[Grade, MemoryCard['state'], number, number]>([
    ['again', 'learning', 0, 10],
    ['hard', 'learning', 0, 15],
    ['good', 'review', 2, 0],
    ['easy', 'review', 8, 0],
  ])('%s', (grade, state, days, minutes) => {
    const card = cardAfter(newCard, grade, start);
    expect(card).toMatchObject({ state, scheduledDays: days, lastReview: start });
    expect(card.due).toBe(days > 0 ? startOfDay(dayOf(start) + days) : start + minutes * 60_000);
  });
});

it('is never longer than a year', () => {
  let [card, now] = [newCard, start];
  for (let step = 0; step < 20; step += 1) {
    card = cardAfter(card, 'easy', now);
    expect(card.scheduledDays).toBeLessThanOrEqual(365);
    now = card.due;
  }
  expect(card.scheduledDays).toBe(365);
});

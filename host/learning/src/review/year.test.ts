import { expect, it } from 'vitest';
import { type Grade, grades, type Review } from '../memory/review.ts';
import { newSchedule, type Schedule } from '../memory/schedule.ts';
import { randomFrom } from '../testing/random.ts';
import { graded, undone } from './grade.ts';
import { doneToday, queueOf } from './queue.ts';

const limits = { newCards: 5, reviews: 30 };
const minute = 60_000;

/** Gives each grade as often as a reader who knows most of it. */
function pickGrade(random: () => number): Grade {
  const chance = random();
  return grades[chance < 0.1 ? 0 : chance < 0.25 ? 1 : chance < 0.85 ? 2 : 3] as Grade;
}

/** A reader who works through the queue on most days of a year, at any hour, and takes some grades back. */
function liveAYear(seed: number) {
  const random = randomFrom(seed);
  const added = new Date(2026, 0, 1, 12).getTime();
  const ids = Array.from({ length: 120 }, (_, index) => `JS-${String(index).padStart(3, '0')}`);
  const schedules = new Map(ids.map((id, index) => [id, newSchedule(id, added + index)]));
  const reviews = new Map<string, Review>();
  const perDay: { newCards: number; reviews: number; left: number }[] = [];
  const save = (schedule: Schedule, review: Review) => {
    schedules.set(schedule.entry, schedule);
    reviews.set(review.id, review);
  };
  for (let day = 0; day < 365; day += 1) {
    if (random() < 0.1) continue;
    let now = new Date(2026, 0, 2 + day, 4 + Math.floor(random() * 20), 30).getTime();
    for (let asked = 0; asked < 200; asked += 1) {
      const [current] = queueOf(schedules.values(), reviews.values(), limits, now);
      if (!current) break;
      now += minute / 4;
      const result = graded(current, pickGrade(random), `${seed} ${day} ${asked}`, now);
      save(result.schedule, result.review);
      if (random() < 0.02) {
        const back = undone(result.schedule, result.review, now + 1000);
        expect({ ...back.schedule, gradedAt: 0, updatedAt: 0 }).toEqual({ ...current, gradedAt: 0, updatedAt: 0 });
        save(back.schedule, back.review);
      }
    }
    perDay.push({
      ...doneToday(reviews.values(), now),
      left: queueOf(schedules.values(), reviews.values(), limits, now).length,
    });
  }
  return { schedules, reviews, perDay };
}

it('keeps the limits on every day of a year, and brings every card back', () => {
  const { schedules, reviews, perDay } = liveAYear(7);
  expect(Math.max(...perDay.map(({ newCards }) => newCards))).toBe(limits.newCards);
  expect(Math.max(...perDay.map(({ reviews }) => reviews))).toBeLessThanOrEqual(limits.reviews);
  expect(perDay.every(({ left }) => left === 0)).toBe(true);
  const kept = [...reviews.values()].filter(({ isUndone }) => !isUndone);
  for (const { entry, card, isSuspended } of schedules.values()) {
    expect(kept.filter((one) => one.entry === entry).length, entry).toBeGreaterThanOrEqual(3);
    expect(card.state === 'review' || isSuspended, entry).toBe(true);
    expect(card.due, entry).toBeLessThan(new Date(2028, 0, 3).getTime());
  }
});

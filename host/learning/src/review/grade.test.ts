import { expect, it } from 'vitest';
import type { Grade } from '../memory/review.ts';
import { leechLapses, newSchedule, parseSchedule, type Schedule } from '../memory/schedule.ts';
import { graded, undoable, undone } from './grade.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 23, 12);
const added = newSchedule('JS-001', start);

it('is later than the grade before it, even after the clock was set back', () => {
  const { schedule } = graded(added, 'good', 'a', start);
  const next = graded(schedule, 'easy', 'b', start - 5 * day);
  expect(next.schedule.gradedAt).toBe(start + 1);
  expect(next.schedule.card.lastReview).toBe(start - 5 * day);
});

it('can be read again after the last moment that there is', () => {
  const { schedule } = graded({ ...added, gradedAt: 8.64e15 }, 'good', 'a', start);
  expect(parseSchedule(schedule)).toEqual(schedule);
});

it('suspends what was forgotten eight times, and again after eight more', () => {
  let schedule = added;
  const suspendedAt: number[] = [];
  for (let step = 0; schedule.card.lapses < 2 * leechLapses; step += 1) {
    const grade: Grade = schedule.card.state === 'review' ? 'again' : 'good';
    const result = graded({ ...schedule, isSuspended: false }, grade, String(step), start + step * 30 * day);
    if (result.isLeech) suspendedAt.push(result.schedule.card.lapses);
    expect(result.schedule.isSuspended).toBe(result.isLeech);
    schedule = result.schedule;
  }
  expect(suspendedAt).toEqual([leechLapses, 2 * leechLapses]);
});

it('is undone exactly, one after the other', () => {
  const grades: Grade[] = ['again', 'good', 'hard', 'easy', 'again'];
  const chain = [added];
  const reviews = grades.map((grade, index) => {
    const result = graded(chain.at(-1) as Schedule, grade, String(index), start + index * day);
    chain.push(result.schedule);
    return result.review;
  });
  let schedule = chain.pop() as Schedule;
  for (const review of reviews.reverse()) {
    const result = undone(schedule, review, start + 10 * day);
    const { gradedAt, updatedAt, ...rest } = result.schedule;
    expect(chain.pop()).toMatchObject(rest);
    expect(gradedAt).toBeGreaterThan(schedule.gradedAt);
    expect(updatedAt).toBeGreaterThan(schedule.updatedAt);
    expect(result.review).toEqual({ ...review, isUndone: true });
    schedule = result.schedule;
  }
});

it('can be undone while it is the last one and nothing changed the card since', () => {
  const first = graded(added, 'good', 'a', start);
  const second = graded(newSchedule('JS-002', start), 'again', 'b', start + 5);
  const schedules = new Map([first, second].map(({ schedule }) => [schedule.entry, schedule]));
  const now = start + day;
  expect(undoable([], schedules, now)).toBeUndefined();
  expect(undoable([second.review, first.review], schedules, now)).toBe(second.review);
  expect(undoable([first.review, { ...second.review, isUndone: true }], schedules, now)).toBe(first.review);
  const elsewhere = new Map([...schedules, ['JS-002', graded(second.schedule, 'good', 'c', start + 9).schedule]]);
  expect(undoable([first.review, second.review], elsewhere, now)).toBeUndefined();
});

it('is the last one after the clock was set back, too', () => {
  const ahead = graded(added, 'good', 'a', start + 300 * day);
  const last = graded(newSchedule('JS-002', start), 'good', 'b', start);
  const schedules = new Map([ahead, last].map(({ schedule }) => [schedule.entry, schedule]));
  expect(undoable([ahead.review, last.review], schedules, start)).toBe(last.review);
});

import { expect, it } from 'vitest';
import { noProgress } from '../memory/progress.ts';
import { newSchedule } from '../memory/schedule.ts';
import { graded } from './grade.ts';
import { scheduleOf, withProgress } from './known-schedules.ts';

const at = Date.UTC(2026, 10, 23, 12);
const progress = (change: object) => ({ ...noProgress('JS-001'), updatedAt: at, ...change });

it.each([{ knowledge: 'unsure' as const }, { knowledge: 'not known' as const }, { isBookmarked: true }])(
  'takes in what is noted as %o, to be asked now',
  (change) => {
    expect(scheduleOf(progress(change), at)).toEqual(newSchedule('JS-001', at));
  },
);

it('takes in what is known, to be asked a week later', () => {
  const schedule = scheduleOf(progress({ knowledge: 'known' }), at);
  expect(schedule?.card).toMatchObject({ state: 'review', scheduledDays: 8, lastReview: at });
  expect(scheduleOf(progress({ solvedAt: at - 5, updatedAt: at }), at)?.card.lastReview).toBe(at - 5);
});

it('leaves out what is only noted', () => {
  expect(scheduleOf(progress({ note: 'Read again' }), at)).toBeUndefined();
});

it('prefers a stored schedule', () => {
  const stored = { ...newSchedule('JS-001', 1), isSuspended: true };
  expect(withProgress(new Map([['JS-001', stored]]), [progress({ knowledge: 'unsure' })], at).get('JS-001')).toBe(
    stored,
  );
});

it('asks now what a wrong clock has scheduled years ahead', () => {
  const ahead = Date.UTC(2099, 0);
  const stored = { ...graded(newSchedule('JS-001', at), 'easy', 'a', ahead).schedule, buriedUntil: ahead };
  expect(withProgress(new Map([['JS-001', stored]]), [], at).get('JS-001')).toMatchObject({
    card: { due: at },
    buriedUntil: null,
  });
  expect(scheduleOf(progress({ knowledge: 'known', updatedAt: ahead }), at)?.card.lastReview).toBe(at);
});

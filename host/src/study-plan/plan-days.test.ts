import type { FollowedPlan } from '@site/sdk/reader-data/study-plan';
import { describe, expect, it } from 'vitest';
import { answersToday, movedToToday, type PlannedStep, plannedSteps, stateOf } from './plan-days.ts';

const step = (when: string, days: number, page: string, answers?: number) => ({
  ...{ when, days, pages: [`basics/${page}`], task: 'Read.' },
  ...(answers !== undefined && { answers }),
});
const steps = [step('Day 1', 1, 'javascript', 2), step('Days 2–3', 2, 'HtmlCss'), step('Day 4', 1, 'mapping')];
const followed: FollowedPlan = {
  ...{ version: 1, plan: 'week', firstDay: 100, moved: {}, ticks: {} },
  ...{ isStopped: false, startedAt: 50, updatedAt: 50 },
};
const done = (...names: string[]) => ({
  ...followed,
  ticks: Object.fromEntries(names.map((name) => [name, { isDone: true, at: 60 }])),
});
const days = (planned: PlannedStep[]) => planned.map(({ step: { when }, first, last }) => [when, first, last]);
const answer = (page: string, at: number) => ({ page, at });

describe('the steps of a plan', () => {
  it('follow one another from its first day on', () => {
    expect(days(plannedSteps(steps, followed, []))).toEqual([
      ['Day 1', 100, 100],
      ['Days 2–3', 101, 102],
      ['Day 4', 103, 103],
    ]);
  });

  it('are done when the reader has answered enough entries of their pages since the plan was started', () => {
    const doneWith = (...answers: { page: string; at: number }[]) =>
      plannedSteps(steps, followed, answers).map(({ answered, isDone }) => [answered, isDone]);
    expect(doneWith(answer('/javascript', 60), answer('/mapping', 60))[0]).toEqual([1, false]);
    expect(doneWith(answer('/javascript', 60), answer('/javascript', 49))[0]).toEqual([1, false]);
    expect(doneWith(answer('/javascript', 60), answer('/javascript', 50))[0]).toEqual([2, true]);
    expect(doneWith(answer('/mapping', 60))[2]).toEqual([1, false]);
  });

  it('are what the reader says, also when enough is answered', () => {
    const plan = { ...followed, ticks: { 'Day 1': { isDone: false, at: 60 }, 'Day 4': { isDone: true, at: 60 } } };
    const planned = plannedSteps(steps, plan, [answer('/javascript', 60), answer('/javascript', 61)]);
    expect(planned.map(({ isDone }) => isDone)).toEqual([false, false, true]);
  });

  it('are missed, to be done now, or ahead', () => {
    const states = (today: number) => plannedSteps(steps, done('Day 1'), []).map((one) => stateOf(one, today));
    expect(states(99)).toEqual(['done', 'ahead', 'ahead']);
    expect(states(102)).toEqual(['done', 'today', 'ahead']);
    expect(states(103)).toEqual(['done', 'missed', 'today']);
  });
});

describe('moving the rest to today', () => {
  it('gives what is not done the days from today on, and leaves what is done', () => {
    const planned = plannedSteps(steps, done('Days 2–3'), []);
    const moved = movedToToday(planned, 110);
    expect(moved).toEqual({ 'Day 1': 110, 'Day 4': 111 });
    expect(days(plannedSteps(steps, { ...done('Days 2–3'), moved }, []))).toEqual([
      ['Day 1', 110, 110],
      ['Days 2–3', 101, 102],
      ['Day 4', 111, 111],
    ]);
  });

  it('ignores steps that the plan no longer has', () => {
    expect(days(plannedSteps(steps, { ...followed, moved: { 'Day 9': 7 } }, []))[2]).toEqual(['Day 4', 103, 103]);
  });
});

it('spreads the entries of a step over the days that are left of it', () => {
  const [week] = plannedSteps([step('Week 1', 7, 'javascript', 30)], followed, [answer('/javascript', 60)]);
  if (!week) throw new Error('There is no step.');
  expect([100, 105, 106, 120].map((today) => answersToday(week, today))).toEqual([5, 15, 29, 29]);
  const [byHand] = plannedSteps([step('Day 1', 1, 'HtmlCss')], followed, []);
  expect(byHand && answersToday(byHand, 100)).toBe(0);
});

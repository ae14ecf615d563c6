import type { FollowedPlan } from '@site/sdk/reader-data/study-plan';
import { expect, it } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import { inOrder } from './merge.ts';
import { mergeStudyPlans } from './merge-study-plans.ts';

const started: FollowedPlan = {
  ...{ version: 1, plan: 'week', firstDay: 20_780, moved: {}, ticks: {} },
  ...{ isStopped: false, startedAt: 1, updatedAt: 1 },
};

/** A plan after some changes, on a device of its own. Times repeat, so that ties are met, too. */
function changedBy(random: () => number): FollowedPlan {
  const upTo = (limit: number) => Math.floor(random() * limit);
  const startedAt = upTo(2);
  const ticks = ['Day 1', 'Day 2', 'Day 3'].flatMap((name) =>
    random() < 0.6 ? [[name, { isDone: random() < 0.5, at: upTo(4) }] as const] : [],
  );
  return {
    ...{ ...started, plan: random() < 0.8 ? 'week' : 'month', startedAt, moved: { 'Day 2': upTo(3) } },
    ...{ ticks: Object.fromEntries(ticks), isStopped: random() < 0.2, updatedAt: startedAt + upTo(3) },
  };
}

it('comes to the same plan in whatever order, and changes nothing the second time', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = randomFrom(seed);
    const [a, b, c] = [changedBy(random), changedBy(random), changedBy(random)];
    const all = [
      mergeStudyPlans(mergeStudyPlans(a, b), c),
      mergeStudyPlans(c, mergeStudyPlans(b, a)),
      mergeStudyPlans(b, mergeStudyPlans(a, c)),
    ];
    expect(new Set(all.map(inOrder)).size, `seed ${seed}`).toBe(1);
    const once = mergeStudyPlans(a, b);
    expect(inOrder(mergeStudyPlans(once, b)), `seed ${seed}`).toBe(inOrder(once));
  }
});

it('keeps the ticks of both devices, and a move that one of them made', () => {
  const phone = { ...started, ticks: { 'Day 1': { isDone: true, at: 5 }, 'Day 2': { isDone: true, at: 6 } } };
  const laptop = { ...started, moved: { 'Day 3': 20_790 }, ticks: { 'Day 2': { isDone: false, at: 7 } }, updatedAt: 3 };
  const both = { ...laptop, ticks: { 'Day 1': { isDone: true, at: 5 }, 'Day 2': { isDone: false, at: 7 } } };
  expect(mergeStudyPlans(phone, laptop)).toEqual(both);
});

it('takes the run that was started last, also when the other one was changed later', () => {
  const again = { ...started, startedAt: 10, updatedAt: 10 };
  expect(mergeStudyPlans(again, { ...started, updatedAt: 20 })).toEqual(again);
});

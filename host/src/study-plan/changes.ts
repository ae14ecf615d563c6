import { dayOf } from '@site/learning/day';
import { changeStored } from '@site/sdk/reader-data';
import { type FollowedPlan, studyPlan } from '@site/sdk/reader-data/study-plan';
import { movedToToday, type PlannedStep } from './plan-days.ts';

/** Starts a plan today. A plan that was followed before is forgotten. */
export function startPlan(plan: string): void {
  const now = Date.now();
  changeStored(studyPlan, () => ({
    ...{ version: 1 as const, plan, firstDay: dayOf(now), moved: {}, ticks: {} },
    ...{ isStopped: false, startedAt: now, updatedAt: now },
  }));
}

/** Stops the plan that is followed, or goes on with it. Its dates and ticks stay. */
export function stopPlan(isStopped: boolean): void {
  change({ isStopped });
}

/** Gives the plan another first day; steps that were moved follow it again. @param firstDay as `dayOf` counts days */
export function beginOn(firstDay: number): void {
  change({ firstDay, moved: {} });
}

/** Moves all steps that are not done: the first of them to today, the others after it. */
export function moveRest(planned: readonly PlannedStep[]): void {
  changeStored(studyPlan, (plan) => {
    if (!plan) return plan;
    return changed(plan, { moved: { ...plan.moved, ...movedToToday(planned, dayOf(Date.now())) } });
  });
}

/** Ticks a step, or takes its tick away. @param name such as `Day 3` */
export function tickStep(name: string, isDone: boolean): void {
  changeStored(studyPlan, (plan) => {
    if (!plan) return plan;
    const at = Math.max(Date.now(), (plan.ticks[name]?.at ?? 0) + 1);
    return { ...plan, ticks: { ...plan.ticks, [name]: { isDone, at } } };
  });
}

function change(part: Partial<FollowedPlan>): void {
  changeStored(studyPlan, (plan) => plan && changed(plan, part));
}

/** It is later than the plan before it, even after the clock was set back. */
function changed(plan: FollowedPlan, part: Partial<FollowedPlan>): FollowedPlan {
  return { ...plan, ...part, updatedAt: Math.max(Date.now(), plan.updatedAt + 1) };
}

import type { FollowedPlan } from '@site/sdk/reader-data/study-plan';
import type { StudyStep } from '../data/study-plans.ts';
import type { Answer } from '../reader/reader.ts';

/** A step of a plan that a reader follows. Days are counted since 1970, as `dayOf` of @site/learning/day counts them. */
export interface PlannedStep {
  step: StudyStep;
  first: number;
  last: number;
  /** How many entries of its pages the reader has answered since the plan was started. */
  answered: number;
  isDone: boolean;
}

/** Where a step is in time: behind and not done, at its time, ahead, or done. */
export type StepState = 'done' | 'missed' | 'today' | 'ahead';

/** The steps of a plan with their days. A step is done when the reader says so, or has answered as many entries as it asks for. */
export function plannedSteps(
  steps: readonly StudyStep[],
  { firstDay, moved, ticks, startedAt }: FollowedPlan,
  answers: readonly Answer[],
): PlannedStep[] {
  return steps.map((step, index) => {
    const first = moved[step.when] ?? firstDay + daysOf(steps.slice(0, index));
    const pages = step.pages.map((id) => id.slice(id.indexOf('/')));
    const answered = answers.filter(({ page, at }) => pages.includes(page) && at >= startedAt).length;
    const isEnough = step.answers !== undefined && answered >= step.answers;
    return { step, first, last: first + step.days - 1, answered, isDone: ticks[step.when]?.isDone ?? isEnough };
  });
}

/** @param today as `dayOf` counts days */
export function stateOf({ isDone, first, last }: PlannedStep, today: number): StepState {
  if (isDone) return 'done';
  if (last < today) return 'missed';
  return first <= today ? 'today' : 'ahead';
}

/** The first days of all steps that are not done, one after the other from today on, by the names of the steps. */
export function movedToToday(planned: readonly PlannedStep[], today: number): Record<string, number> {
  const rest = planned.filter(({ isDone }) => !isDone).map(({ step }) => step);
  return Object.fromEntries(rest.map(({ when }, index) => [when, today + daysOf(rest.slice(0, index))]));
}

/** How many entries to answer today, so that the step is done on its last day; 0 where it asks for none. */
export function answersToday({ step, answered, last }: PlannedStep, today: number): number {
  const left = Math.max(0, (step.answers ?? 0) - answered);
  return Math.ceil(left / Math.max(1, last - today + 1));
}

function daysOf(steps: readonly StudyStep[]): number {
  return steps.reduce((sum, { days }) => sum + days, 0);
}

import plans from './study-plans.json';

/** A way through the site in a given time. */
export interface StudyPlan {
  id: string;
  title: string;
  /** How long it takes, as its dimension line shows it. */
  length: string;
  /** Who it is for. */
  aim: string;
  steps: StudyStep[];
}

export interface StudyStep {
  /** Its name within the plan, such as `Day 1`. What a reader has ticked is stored under it. */
  when: string;
  /** How long it takes. */
  days: number;
  /**
   * Pages by section and address, such as `hooks/UseReduce`. The host's build publishes them in `host.json`, and a release
   * that would leave one of them missing is refused.
   */
  pages: string[];
  /** How many entries of its pages to rate or solve; then it is done. Other steps are done when the reader says so. */
  answers?: number;
  /** What to do on these pages. */
  task: string;
}

const reactId = 'react';

const all: StudyPlan[] = plans;

/** The ways through the whole site. */
export const studyPlans: StudyPlan[] = all.filter(({ id }) => id !== reactId);

/** The way through React, which has a page of its own. */
export const reactPlan: StudyPlan = reactPlanIn(all);

/** The plan with an id; undefined for one that the site no longer has. */
export function planOf(id: string): StudyPlan | undefined {
  return all.find((plan) => plan.id === id);
}

/** Where a plan is shown. */
export function addressOfPlan({ id }: StudyPlan): string {
  return `${id === reactId ? '/React' : '/'}#plan-${id}`;
}

function reactPlanIn(list: StudyPlan[]): StudyPlan {
  const plan = list.find(({ id }) => id === reactId);
  if (!plan) throw new Error(`study-plans.json has no plan "${reactId}".`);
  return plan;
}

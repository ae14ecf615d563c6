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
  when: string;
  /**
   * Pages by section and address, such as `hooks/UseReduce`. The host's build publishes them in `host.json`, and a release
   * that would leave one of them missing is refused.
   */
  pages: string[];
  /** What to do on these pages. */
  task: string;
}

const reactId = 'react';

/** The ways through the whole site. */
export const studyPlans: StudyPlan[] = plans.filter(({ id }) => id !== reactId);

/** The way through React, which has a page of its own. */
export const reactPlan: StudyPlan = planOf(reactId);

function planOf(wanted: string): StudyPlan {
  const plan = plans.find(({ id }) => id === wanted);
  if (!plan) throw new Error(`study-plans.json has no plan "${wanted}".`);
  return plan;
}

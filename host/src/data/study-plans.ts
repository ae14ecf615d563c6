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

export const studyPlans: StudyPlan[] = plans;

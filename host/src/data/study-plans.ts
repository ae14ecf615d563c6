import plans from './study-plans.json';

/** A way through the site in a given time. */
export interface StudyPlan {
  id: string;
  title: string;
  /** How long it takes, as its dimension line says it. */
  length: string;
  /** Whom it is for. */
  aim: string;
  steps: StudyStep[];
}

export interface StudyStep {
  when: string;
  /**
   * Pages by section and address, such as `hooks/UseReduce`. The host's build publishes them in `host.json`, and a release after
   * which one of them would be missing is refused.
   */
  pages: string[];
  /** What to do on these pages. */
  task: string;
}

export const studyPlans: StudyPlan[] = plans;

/** What one step of `site test` found. */
export interface Outcome {
  passed: number;
  /** A line for each failure: the test and its file. */
  failures: string[];
  /** Those that failed at first and passed when they were run again. They pass, and are listed so that somebody looks at them. */
  unsteady?: string[];
}

/**
 * What counts when failed tests have run a second time: a test fails if it fails twice.
 * @param again of the second run; where that did not run exactly the failed tests, the first one counts
 */
export function afterSecondRun(first: Outcome, again: Outcome): Outcome {
  if (again.passed + again.failures.length !== first.failures.length) return first;
  if (again.failures.some((failure) => !first.failures.includes(failure))) return first;
  const unsteady = first.failures.filter((failure) => !again.failures.includes(failure));
  return { passed: first.passed + unsteady.length, failures: again.failures, unsteady };
}

/**
 * Describes the outcomes of all steps: every failure by step, then the count.
 * @param outcomes by the name of the step
 * @returns lines of text; the last one is `N passed, N failed`
 */
export function summaryOf(outcomes: Record<string, Outcome>): string[] {
  const failing = Object.entries(outcomes).filter(([, { failures }]) => failures.length > 0);
  const passed = Object.values(outcomes).reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = failing.reduce((sum, [, { failures }]) => sum + failures.length, 0);
  const list = failing.flatMap(([step, { failures }]) => [`  ${step}`, ...failures.map((line) => `    ${line}`)]);
  const unsteady = Object.values(outcomes).flatMap((outcome) => outcome.unsteady ?? []);
  const looked =
    unsteady.length > 0 ? ['Passed only the second time:', ...unsteady.map((line) => `  ${line}`), ''] : [];
  return [...looked, ...(list.length > 0 ? ['What failed:', ...list, ''] : []), `${passed} passed, ${failed} failed`];
}

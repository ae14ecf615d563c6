/** What one step of `site test` found. */
export interface Outcome {
  passed: number;
  /** A line for each failure: the test and its file. */
  failures: string[];
  /** Browser specs that failed at first and passed when they were run again. They count as passed, and somebody should look at them. */
  flaky?: string[];
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
  const flaky = Object.values(outcomes).flatMap((outcome) => outcome.flaky ?? []);
  const retried = flaky.length > 0 ? ['Passed only the second time:', ...flaky.map((line) => `  ${line}`), ''] : [];
  return [...retried, ...(list.length > 0 ? ['What failed:', ...list, ''] : []), `${passed} passed, ${failed} failed`];
}

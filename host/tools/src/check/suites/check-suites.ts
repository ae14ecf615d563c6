import type { Suite } from '@site/learning/suite';
import { judgeMutants, judgeSuite, survivors } from './judge-suite.ts';
import { runSuites } from './run-suites.ts';
import { checkExports } from './subject-exports.ts';

/** What a run of suites found, and how many mutants it ran and caught. */
export interface SuitesReport {
  problems: Error[];
  mutants: MutantCounts;
}

export interface MutantCounts {
  ran: number;
  caught: number;
}

/**
 * Runs suites against all of their modules. A suite that fails among others runs again alone, with the mutants that it did not
 * catch, so that no test is blamed for what another one leaves behind.
 * @returns a report with one problem for each finding
 */
export async function checkSuites(suites: Suite[]): Promise<SuitesReport> {
  const unfit = suites.map((suite) => ({ suite, problems: checkExports(suite) }));
  const fit = unfit.filter(({ problems }) => problems.length === 0).map(({ suite }) => suite);
  const results = await runSuites(fit);
  const doubtful = fit
    .filter((suite) => judgeSuite(suite, results).length > 0)
    .map((suite) => ({ ...suite, mutants: survivors(suite, results) }));
  const alone = await runSuites(doubtful, true);
  const ran = fit.reduce((sum, { mutants }) => sum + mutants.length, 0);
  const survived = doubtful.reduce((sum, suite) => sum + judgeMutants(suite, alone).length, 0);
  return {
    problems: [...unfit.flatMap(({ problems }) => problems), ...doubtful.flatMap((suite) => judgeSuite(suite, alone))],
    mutants: { ran, caught: ran - survived },
  };
}

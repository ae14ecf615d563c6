import type { Suite } from '@site/learning/suite';
import { judgeSuite } from './judge-suite.ts';
import { runSuites } from './run-suites.ts';
import { checkExports } from './subject-exports.ts';

/**
 * Runs suites against both of their modules. A suite that fails among others runs again alone, so that no test is blamed for
 * what another one leaves behind.
 * @returns one problem for each finding
 */
export async function checkSuites(suites: Suite[]): Promise<Error[]> {
  const unfit = suites.map((suite) => ({ suite, problems: checkExports(suite) }));
  const fit = unfit.filter(({ problems }) => problems.length === 0).map(({ suite }) => suite);
  const results = await runSuites(fit);
  const doubtful = fit.filter((suite) => judgeSuite(suite, results).length > 0);
  const alone = await runSuites(doubtful, true);
  return [...unfit.flatMap(({ problems }) => problems), ...doubtful.flatMap((suite) => judgeSuite(suite, alone))];
}

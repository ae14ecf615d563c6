import pLimit from 'p-limit';
import { ContentError } from '../content/content-error.ts';
import type { BugParts, Entry } from '../content/entry.ts';
import { judgeSuite } from './judge-suite.ts';
import { sampleTimeLimit } from './run-sample.ts';
import { runSuites } from './run-suites.ts';
import type { SampleEngines } from './sample-engines.ts';
import { checkExports } from './subject-exports.ts';
import { bugSuite, exerciseSuite, type Suite } from './suite.ts';

/**
 * Runs the tests of bugs and exercises against both of their modules. What fails among others runs again by itself, so that no
 * test is blamed for what another has left.
 * @returns one problem for each finding
 */
export async function checkSuites(entries: Entry[], engines: SampleEngines): Promise<Error[]> {
  const suites = entries.flatMap(suiteOf);
  const unfit = suites.map((suite) => ({ suite, problems: checkExports(suite) }));
  const fit = unfit.filter(({ problems }) => problems.length === 0).map(({ suite }) => suite);
  const results = await runSuites(fit);
  const doubtful = fit.filter((suite) => judgeSuite(suite, results).length > 0);
  const alone = await runSuites(doubtful, true);
  const html = await pLimit(2).map(entries.flatMap(htmlBugOf), (bug) => checkHtmlBug(bug, engines));
  return [
    ...unfit.flatMap(({ problems }) => problems),
    ...doubtful.flatMap((suite) => judgeSuite(suite, alone)),
    ...html.flat(),
  ];
}

function htmlBugOf({ bug }: Entry): BugParts[] {
  return bug && isHtml(bug) ? [bug] : [];
}

function suiteOf({ id, bug, exercise }: Entry): Suite[] {
  if (exercise) return [exerciseSuite(id, exercise)];
  return bug && !isHtml(bug) ? [bugSuite(id, bug)] : [];
}

const isHtml = ({ broken }: BugParts) => broken.language === 'html';

async function checkHtmlBug({ test, broken, fixed }: BugParts, engines: SampleEngines): Promise<Error[]> {
  const browser = await engines.browser;
  const [bad, good] = await Promise.allSettled(
    [broken, fixed].map(({ code }) => browser.test(code, test.code, sampleTimeLimit)),
  );
  const problem = (text: string) => new ContentError(test.file, test.line, text);
  const problems: Error[] = [];
  if (good?.status === 'rejected') problems.push(problem(`the test fails against fixed: ${firstLine(good.reason)}`));
  if (bad?.status === 'fulfilled') problems.push(problem('the test passes against broken; it must fail there.'));
  else if (/SyntaxError|ReferenceError|longer than/.test(firstLine(bad?.reason)))
    problems.push(problem(`the test fails against broken for a reason of its own: ${firstLine(bad?.reason)}`));
  return problems;
}

function firstLine(reason: unknown): string {
  const message = reason instanceof Error ? reason.message : String(reason);
  return message.replace(/^page\.evaluate: /, '').split('\n')[0] ?? '';
}

import type { Entry } from '@site/learning/entry';
import type { CheckServices } from '@site/learning/kind';
import pLimit from 'p-limit';
import { checkSuites, type SuitesReport } from './check-suites.ts';
import { sampleTimeLimit } from './run-sample.ts';
import type { SampleEngines } from './sample-engines.ts';
import { typeErrors } from './type-errors.ts';

/** How many pages of Chromium a check may have open at a time. */
const pagesAtOnce = 4;

/** Runs the checks of the kinds of some entries. @returns a report with one problem for each finding */
export async function checkKinds(entries: Entry[], engines: SampleEngines): Promise<SuitesReport> {
  const services = servicesOn(engines);
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const byKind = kinds.map((kind) => ({ check: kind.check, own: entries.filter((entry) => entry.kind === kind) }));
  const suites = byKind.flatMap(({ check, own }) => (check ? own.flatMap((entry) => check.suites(entry)) : []));
  const { problems, mutants } = await checkSuites(suites);
  const others = byKind.map(({ check, own }) => (check ? check.problems(own, services) : []));
  return { problems: [...problems, ...(await Promise.all(others)).flat()], mutants };
}

function servicesOn(engines: SampleEngines): CheckServices {
  const limit = pLimit(pagesAtOnce);
  const typeRuns = new Map<string, Promise<string>>();
  return {
    typeErrors: (files) => typeErrors(files, typeRuns),
    testInPage: (html, script) =>
      limit(async () => {
        await (await engines.browser).test(html, script, sampleTimeLimit);
      }),
  };
}

import type { Entry } from '@site/learning/entry';
import type { CheckServices } from '@site/learning/kind';
import pLimit from 'p-limit';
import { sampleTimeLimit } from './samples/run-sample.ts';
import type { SampleEngines } from './samples/sample-engines.ts';
import { checkSuites, type SuitesReport } from './suites/check-suites.ts';
import { typeErrors } from './type-errors.ts';

/** How many pages of Chromium a check may have open at a time, and how many that run whole components: those wait for most of their time. */
const pagesAtOnce = 4;
const sandboxesAtOnce = 5;

/** Runs the checks of the kinds of some entries. @returns a report with one problem for each finding */
export async function checkKinds(entries: Entry[], engines: SampleEngines): Promise<SuitesReport> {
  const services = servicesOn(engines);
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const byKind = kinds.map((kind) => ({ check: kind.check, own: entries.filter((entry) => entry.kind === kind) }));
  const suites = byKind.flatMap(({ check, own }) => (check ? own.flatMap((entry) => check.suites(entry)) : []));
  const { problems, mutants } = await checkSuites(suites);
  const reports = await Promise.all(byKind.flatMap(({ check, own }) => (check ? [check.problems(own, services)] : [])));
  const counts = [mutants, ...reports.flatMap((report) => report.mutants ?? [])];
  return {
    problems: [...problems, ...reports.flatMap((report) => report.problems)],
    mutants: { ran: sum(counts.map(({ ran }) => ran)), caught: sum(counts.map(({ caught }) => caught)) },
  };
}

function servicesOn(engines: SampleEngines): CheckServices {
  const limit = pLimit(pagesAtOnce);
  const typeRuns = new Map<string, Promise<string>>();
  const sandboxLimit = pLimit(sandboxesAtOnce);
  return {
    typeErrors: (files) => typeErrors(files, typeRuns),
    testInPage: (html, script) =>
      limit(async () => {
        const browser = await engines.browser;
        await browser.test(html, script, sampleTimeLimit);
      }),
    runInSandbox: (sources) =>
      sandboxLimit(async () => (await engines.browser).runInSandbox(sources, ['component', 'checks'])),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

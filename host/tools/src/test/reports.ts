import { relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../workspace.ts';
import type { Outcome } from './outcome.ts';

const biomeReport = v.object({
  diagnostics: v.array(
    v.object({
      severity: v.string(),
      category: v.nullish(v.string()),
      location: v.nullish(v.object({ path: v.string() })),
    }),
  ),
});

/** Reads what Biome's reporter `json` wrote; the step counts as one. */
export function lintOutcome(report: unknown): Outcome {
  const errors = v
    .parse(biomeReport, report)
    .diagnostics.filter(({ severity }) => ['error', 'fatal'].includes(severity));
  const lines = errors.map(({ category, location }) => `${location?.path ?? 'Biome'}: ${category ?? 'error'}`);
  return { passed: errors.length > 0 ? 0 : 1, failures: [...new Set(lines)] };
}

/** Reads what `tsc --pretty false` printed; the step counts as one. */
export function typesOutcome(printed: string, succeeded: boolean): Outcome {
  if (succeeded) return { passed: 1, failures: [] };
  const errors = printed.split('\n').filter((line) => /\berror TS\d+: /.test(line));
  return { passed: 0, failures: errors.length > 0 ? errors : ['tsc failed without naming an error; see above'] };
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
  outside: v.array(v.object({ message: v.string(), file: v.optional(v.string()) })),
});

/** Reads what unit-reporter.ts wrote. An error outside of every test, and a file that fails with neither, is one failure each. */
export function unitOutcome(report: unknown): Outcome {
  const { testResults, outside } = v.parse(vitestReport, report);
  const after = outside.map(
    ({ message, file }) => `${file ? fileOf(file) : 'no file'}: outside of every test, ${message.split('\n')[0]}`,
  );
  const outcomes = testResults.map(({ name, status, assertionResults }) => {
    const file = fileOf(name);
    const of = (wanted: string) => assertionResults.filter((one) => one.status === wanted);
    const failures = of('failed').map(({ fullName }) => `${file}: ${fullName}`);
    const isNamed = failures.length > 0 || outside.some((one) => one.file === name);
    if (status === 'failed' && !isNamed) failures.push(`${file}: could not run`);
    return { passed: of('passed').length, failures };
  });
  return add([...outcomes, { passed: 0, failures: after }]);
}

const spec = v.object({
  title: v.string(),
  file: v.string(),
  ok: v.boolean(),
  tests: v.array(v.object({ status: v.string() })),
});
interface Suite {
  title: string;
  specs: v.InferOutput<typeof spec>[];
  suites?: Suite[] | undefined;
}
const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const playwrightReport = v.object({
  suites: v.array(suite),
  errors: v.array(v.object({ message: v.optional(v.string(), 'an error without a message') })),
});

/** Reads what Playwright's reporter `json` wrote. Skipped tests count as neither; those that pass when retried have passed. */
export function browserOutcome(report: unknown): Outcome {
  const { suites, errors } = v.parse(playwrightReport, report);
  const before = errors.map(({ message }) => message.split('\n')[0] ?? '');
  return add([{ passed: 0, failures: before }, ...suites.map((one) => outcomeOf(one, []))]);
}

function outcomeOf({ title, specs, suites = [] }: Suite, above: string[]): Outcome {
  const path = [...above, title];
  const run = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  const named = (found: typeof specs) => found.map((one) => [...path, one.title].join(' › '));
  const failures = named(run.filter(({ ok }) => !ok));
  const flaky = named(run.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')));
  return add([{ passed: run.length - failures.length, failures, flaky }, ...suites.map((one) => outcomeOf(one, path))]);
}

function add(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    flaky: outcomes.flatMap(({ flaky }) => flaky ?? []),
  };
}

function fileOf(path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

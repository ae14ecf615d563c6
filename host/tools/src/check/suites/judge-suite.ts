import type { MutantText, Suite } from '@site/learning/suite';
import { ContentError } from '../../content/content-error.ts';
import type { FileResult } from './run-suites.ts';
import { mutantsFolder } from './write-suite.ts';

/** Errors of code that never got to run: a test that fails with one of them shows no flaw. */
const notRun = /Failed to resolve import|Transform failed|PARSE_ERROR|does not provide an export|Cannot find module/;

/** What is wrong with a bug or an exercise, from the results of its tests. @returns one problem for each finding */
export function judgeSuite(suite: Suite, results: FileResult[]): Error[] {
  const of = (module: string) => results.find((one) => one.id === suite.id && one.module === module);
  const [good, bad] = [of(suite.passing.name), of(suite.failing.name)];
  const problem = (text: string, line?: number) =>
    new ContentError(suite.file, suite.line + (line ?? (suite.line ? 0 : 1)), text);
  if (!good || !bad) return [problem(`${suite.id}: its tests did not run.`)];
  const { passing, failing } = suite;
  const broken = [
    ...(good.message ? [problem(`the tests cannot run against ${passing.name}: ${firstLines(good.message)}`)] : []),
    ...(bad.message ? [problem(`the tests cannot run against ${failing.name}: ${firstLines(bad.message)}`)] : []),
  ];
  if (broken.length > 0) return broken;
  const failed = good.failures.map(({ title, message, line }) =>
    problem(`the test "${title}" fails against ${passing.name}: ${message}`, line),
  );
  const shown =
    failed.length > 4 ? [...failed.slice(0, 3), problem(`and ${failed.length - 3} more of its tests fail.`)] : failed;
  return [
    ...shown,
    ...judgeFailing(suite, bad, problem),
    ...judgeCount(suite, good, problem),
    ...judgeMutants(suite, results),
  ];
}

/** The mutants of an exercise that its tests do not catch, from the results of its tests. @returns one problem for each */
export function judgeMutants({ id, mutants }: Suite, results: FileResult[]): Error[] {
  return mutants.flatMap((mutant) => {
    const text = whyNotCaught(id, mutant, results);
    return text
      ? [new ContentError(mutant.file, mutant.line, `the mutant ${mutant.name} is not caught: ${text}.`)]
      : [];
  });
}

/** The mutants of a suite that its tests do not catch. */
export function survivors({ id, mutants }: Suite, results: FileResult[]): MutantText[] {
  return mutants.filter((mutant) => whyNotCaught(id, mutant, results));
}

/** Why the results of a mutant's tests do not show that it is wrong; undefined when they do. */
function whyNotCaught(id: string, { name }: MutantText, results: FileResult[]): string | undefined {
  const result = results.find((one) => one.id === id && one.module === `${mutantsFolder}/${name}`);
  if (!result) return 'its tests did not run';
  const { message, failures } = result;
  if (message) return `its tests cannot run, which proves nothing: ${firstLines(message)}`;
  if (failures.length === 0) return 'it passes all tests';
  if (failures.some((one) => !notRun.test(one.message))) return undefined;
  return `its tests fail only because it does not compile: ${failures[0]?.message}`;
}

function judgeFailing({ failing }: Suite, { failures }: FileResult, problem: (text: string) => Error): Error[] {
  if (failures.length === 0) return [problem(`the tests pass against ${failing.name}; at least one must fail there.`)];
  if (failures.some(({ message }) => !notRun.test(message))) return [];
  return [problem(`the tests fail against ${failing.name} only because it does not compile: ${failures[0]?.message}`)];
}

function judgeCount({ least }: Suite, { passed, failures }: FileResult, problem: (text: string) => Error): Error[] {
  const count = passed + failures.length;
  return count < least ? [problem(`holds ${count} tests; at least ${least} are wanted.`)] : [];
}

function firstLines(message: string): string {
  return message.split('\n').slice(0, 4).join(' ').trim();
}

import { type File, type Suite, startTests, type Task, type Test, type VitestRunner } from '@vitest/runner';
import { replacedBuiltIns, withBuiltIns } from './built-ins.ts';
import { failureOf } from './failure.ts';
import type { LoopGuard } from './LoopGuard.ts';
import type { Report } from './report.ts';
import type { Stacks } from './Stacks.ts';

/** How long a test or hook may take, in milliseconds. */
const testTimeout = 3_000;

interface TestRun {
  /** Loads the file of the tests, which registers them. */
  load: () => Promise<void>;
  stacks: Stacks;
  /** The indices of the only tests to run; null for all. */
  only: readonly number[] | null;
  report: Report;
  guard: LoopGuard;
}

/** Runs the tests of a program with Vitest's runner, and reports each one when it is over. */
export async function runTests({ load, stacks, only, report, guard }: TestRun): Promise<void> {
  let tests: Test[] = [];
  let finished = 0;
  const collected = (file: File | undefined) => {
    tests = file ? testsIn(file) : [];
    if (only) for (const [index, test] of tests.entries()) if (!only.includes(index)) test.mode = 'skip';
    report.add({ type: 'tests', tests: tests.map(namesOf) });
    const failed = file?.result?.errors?.[0];
    if (failed) throw failed;
  };
  const taskFinished = (test: Test) => {
    const { state, duration = 0, errors = [] } = test.result ?? {};
    const status = state === 'pass' ? 'passed' : state === 'fail' ? 'failed' : 'skipped';
    const failure = status === 'failed' ? failureOf(errors[0], stacks) : null;
    report.add({ type: 'test', index: tests.indexOf(test), status, milliseconds: duration, failure });
    finished += 1;
  };
  const runner: VitestRunner = {
    config,
    importFile: load,
    onCollected: (files) => withBuiltIns(() => collected(files[0])),
    onBeforeTryTask: () => guard.restart(),
    onTaskFinished: (test) => withBuiltIns(() => taskFinished(test)),
  };
  await startTests(['tests'], runner);
  const replaced = replacedBuiltIns();
  if (finished < tests.length && replaced.length > 0) throw new Error(incomplete(replaced));
}

/** Vitest's runner needs the platform, and stops without a word. */
function incomplete(replaced: string[]): string {
  return withBuiltIns(() => `Not all tests have run, because the program has replaced ${replaced.join(', ')}.`);
}

const config: VitestRunner['config'] = {
  root: '/',
  setupFiles: [],
  name: undefined,
  passWithNoTests: false,
  testNamePattern: undefined,
  allowOnly: true,
  sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout,
  hookTimeout: testTimeout,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

function testsIn(suite: Suite | File): Test[] {
  return suite.tasks.flatMap((task: Task) => (task.type === 'suite' ? testsIn(task) : [task]));
}

function namesOf(test: Test): string[] {
  const names = [test.name];
  for (let suite = test.suite; suite?.suite || (suite && suite.name !== 'tests'); suite = suite.suite)
    names.unshift(suite.name);
  return names;
}

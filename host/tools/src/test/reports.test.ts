import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../workspace.ts';
import { summaryOf } from './outcome.ts';
import { browserOutcome, lintOutcome, typesOutcome, unitOutcome } from './reports.ts';

it('counts a lint run as one, and names each file with its rule once', () => {
  const problem = { severity: 'error', category: 'lint/style/useConst', location: { path: 'a.ts' } };
  expect(lintOutcome({ diagnostics: [{ ...problem, severity: 'warning' }] })).toEqual({ passed: 1, failures: [] });
  expect(lintOutcome({ diagnostics: [problem, problem] })).toEqual({
    passed: 0,
    failures: ['a.ts: lint/style/useConst'],
  });
});

it('names every type error', () => {
  const printed = `src/a.ts(1,2): error TS2304: Cannot find name 'x'.\n  more about it\n`;
  expect(typesOutcome('', true)).toEqual({ passed: 1, failures: [] });
  expect(typesOutcome(printed, false).failures).toEqual([`src/a.ts(1,2): error TS2304: Cannot find name 'x'.`]);
  expect(typesOutcome('', false).failures).toHaveLength(1);
});

it('counts unit tests, and names what failed with its file', () => {
  const test = { fullName: 'adds numbers', status: 'passed' };
  const report = {
    testResults: [
      { name: join(root, 'a.test.ts'), status: 'failed', assertionResults: [test, { ...test, status: 'failed' }] },
      { name: join(root, 'b.test.ts'), status: 'failed', assertionResults: [] },
      { name: join(root, 'c.test.ts'), status: 'failed', assertionResults: [{ ...test, status: 'skipped' }] },
    ],
    outside: [{ message: 'window is not defined\nat x', file: join(root, 'c.test.ts') }, { message: 'no worker' }],
  };
  expect(unitOutcome(report)).toMatchObject({
    passed: 1,
    failures: [
      'a.test.ts: adds numbers',
      'b.test.ts: could not run',
      'c.test.ts: outside of every test, window is not defined',
      'no file: outside of every test, no worker',
    ],
  });
});

it('counts browser specs in suites of any depth, and errors outside of them', () => {
  const spec = (title: string, ok: boolean, status: string) => ({ title, file: 'x', ok, tests: [{ status }] });
  const inner = {
    title: 'menu',
    specs: [spec('opens', false, 'unexpected'), spec('closes', true, 'skipped'), spec('turns', true, 'flaky')],
  };
  const suites = [{ title: 'menu.spec.ts', specs: [spec('is there', true, 'expected')], suites: [inner] }];
  expect(browserOutcome({ suites, errors: [{ message: 'no browser\n  at x' }] })).toEqual({
    passed: 2,
    failures: ['no browser', 'menu.spec.ts › menu › opens'],
    flaky: ['menu.spec.ts › menu › turns'],
  });
});

it('ends with what failed, by step, and the count', () => {
  const outcomes = { lint: { passed: 1, failures: [] }, units: { passed: 7, failures: ['a.test.ts: adds numbers'] } };
  expect(summaryOf(outcomes)).toEqual([
    'What failed:',
    '  units',
    '    a.test.ts: adds numbers',
    '',
    '8 passed, 1 failed',
  ]);
  expect(summaryOf({ lint: outcomes.lint })).toEqual(['1 passed, 0 failed']);
  expect(summaryOf({ specs: { passed: 2, failures: [], flaky: ['menu › turns'] } })).toEqual([
    'Passed only the second time:',
    '  menu › turns',
    '',
    '2 passed, 0 failed',
  ]);
});

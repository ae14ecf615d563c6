import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../runner/protocol.ts';
import { after, begun, countsOf, summaryOf } from './run-state.ts';

const passed = (index: number): RunEvent => ({ type: 'test', index, status: 'passed', milliseconds: 1, failure: null });
const tests: RunEvent = { type: 'tests', tests: [['a'], ['group', 'b'], ['c']] };
const end = (reason: 'finished' | 'stopped' | 'time' | 'crashed'): RunEvent => ({ type: 'end', reason });
const failed: RunEvent = {
  ...{ type: 'test', index: 1, status: 'failed', milliseconds: 1 },
  failure: { message: 'expected 1 to be 2', compared: { expected: '2', received: '1' }, place: null, moment: null },
};
const run = (events: RunEvent[], isOnly = false) => events.reduce(after, begun(isOnly));

it('counts the tests that pass, and names those that have run', () => {
  const state = run([tests, passed(0), failed, passed(2), end('finished')]);
  expect(countsOf(state)).toEqual({ passed: 2, total: 3 });
  expect(state.results.map(({ name, isPassed }) => [name.join(' '), isPassed])).toEqual([
    ['a', true],
    ['group b', false],
    ['c', true],
  ]);
});

it('leaves out the tests that were skipped, and does not count them', () => {
  const skipped: RunEvent = { type: 'test', index: 0, status: 'skipped', milliseconds: 0, failure: null };
  expect(summaryOf(run([tests, skipped, passed(1), end('finished')], true))).toBe('1 of 1 tests pass');
});

it('keeps what is printed and thrown, in order', () => {
  const { output, errors } = run([
    { type: 'console', level: 'log', text: 'one' },
    { type: 'error', failure: { message: 'SyntaxError: x', compared: null, place: null, moment: null } },
    { type: 'console', level: 'warn', text: 'two' },
  ]);
  expect(output.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(errors.map(({ message }) => message)).toEqual(['SyntaxError: x']);
});

it('keeps the first errors of a program that throws without an end', () => {
  const errors = Array.from({ length: 1000 }, (_, index): RunEvent => {
    return { type: 'error', failure: { message: String(index), compared: null, place: null, moment: null } };
  });
  expect(run(errors).errors.map(({ message }) => message)).toEqual(
    Array.from({ length: 50 }, (_, index) => `${index}`),
  );
});

it('keeps the same error of the same line once', () => {
  const error = (message: string, line: number | null): RunEvent => ({
    type: 'error',
    failure: { message, compared: null, place: line === null ? null : { file: 'solution.ts', line }, moment: null },
  });
  const errors = [error('no', 1), error('no', 1), error('no', 2), error('no', null), error('no', 1), error('yes', 1)];
  expect(run(errors).errors.map(({ message, place }) => [message, place?.line])).toEqual([
    ['no', 1],
    ['no', 2],
    ['no', undefined],
    ['yes', 1],
  ]);
});

describe('is told in words', () => {
  it.each([
    [[tests, passed(0)], 'Running …'],
    [[tests, passed(0), passed(1), passed(2), end('finished')], '3 of 3 tests pass'],
    [[end('finished')], 'No test ran'],
    [[tests, passed(0), end('time')], '1 of 3 tests pass. The code took too long and was stopped.'],
    [
      [tests, end('crashed')],
      '0 of 3 tests pass. The sandbox stopped answering: the code took too long, needed too much memory, or left its page.',
    ],
    [[tests, end('stopped')], '0 of 3 tests pass. You stopped the code.'],
  ])('%#', (events, words) => {
    expect(summaryOf(run(events))).toBe(words);
  });
});

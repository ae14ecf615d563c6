import { expect, it, vi } from 'vitest';
import type { Program, RunEvent } from '../runner/protocol.ts';
import type { Runner } from '../runner/Runner.ts';
import { judgeTests } from './judge.ts';
import { caughtIn, type Judgment, verdictOf } from './judgment.ts';

const versions = {
  ...{ file: 'solution.ts', solution: 'right' },
  mutants: ['first', 'second', 'third'].map((code) => ({ name: `is-${code}`, mistake: `Is ${code}.`, code })),
};

const tests: RunEvent = { type: 'tests', tests: [['adds'], ['group', 'subtracts']] };
const end = (reason: 'finished' | 'time' | 'crashed' = 'finished'): RunEvent => ({ type: 'end', reason });
const failure = { message: 'no', compared: null, place: null, moment: null };
const result = (index: number, status: 'passed' | 'failed' | 'skipped'): RunEvent => ({
  ...{ type: 'test', index, status, milliseconds: 1 },
  failure: status === 'failed' ? failure : null,
});
const allPass = [tests, result(0, 'passed'), result(1, 'passed'), end()];

/** A runner that reports the events given for each version, by its code. */
function runnerOf(events: Record<string, RunEvent[]>) {
  const programs: Program[] = [];
  const stops = vi.fn();
  const run: Runner['run'] = (program, onEvent) => {
    programs.push(program);
    let isOver = false;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const report = (event: RunEvent) => {
      if (isOver) return;
      isOver = event.type === 'end';
      onEvent(event);
      if (isOver) finish();
    };
    const stop = () => {
      stops();
      report({ type: 'end', reason: 'stopped' });
    };
    const code = program.files['solution.ts'] ?? '';
    queueMicrotask(() => events[code]?.forEach((event) => void report(event)));
    return { stop, finished };
  };
  return { programs, stops, runner: { run, close: () => {} } satisfies Runner };
}

async function judge(events: Record<string, RunEvent[]>) {
  const { runner, programs, stops } = runnerOf(events);
  const judgments: Judgment[] = [];
  const { signal } = new AbortController();
  await judgeTests({ runner, tests: 'mine', versions, onChange: (one) => judgments.push(one), signal });
  const last = judgments.at(-1);
  if (!last) return expect.unreachable();
  return { judgment: last, programs, stops, verdict: verdictOf(last), during: judgments.slice(0, -1) };
}

it('runs the tests on the solution, then on each mutant, and ends a run with the first test that fails', async () => {
  const { judgment, programs, stops, verdict, during } = await judge({
    right: allPass,
    first: [tests, result(0, 'passed'), result(1, 'failed'), end()],
    second: allPass,
    third: [tests, result(0, 'failed')],
  });
  expect(programs.map(({ files }) => files['solution.ts'])).toEqual(['right', 'first', 'second', 'third']);
  expect(programs[0]).toEqual({
    ...{ files: { 'solution.ts': 'right', 'tests.ts': 'mine' }, entry: 'tests.ts', only: null },
    ...{ environment: 'worker', libraries: [] },
  });
  expect(judgment.tried.map(({ name, caughtBy }) => [name, caughtBy])).toEqual([
    ['is-first', 'By the test “group › subtracts”.'],
    ['is-second', null],
    ['is-third', 'By the test “adds”.'],
  ]);
  expect(caughtIn(judgment)).toBe(2);
  expect(verdict).toBe('2 of 3 wrong versions caught');
  expect(new Set(during.map(verdictOf))).toEqual(new Set(['Judging …']));
  expect(stops).toHaveBeenCalledTimes(2);
});

it('sends React and Testing Library along with the tests of an exercise in React', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => new Response(String(address)));
  document.head.innerHTML = '<meta name="runner" content="/runner-1.html">';
  const { runner, programs } = runnerOf({ right: allPass });
  const react = { ...versions, file: 'solution.tsx', mutants: [] };
  const { signal } = new AbortController();
  const judged = judgeTests({ runner, tests: 'mine', versions: react, onChange: () => {}, signal });
  await vi.waitFor(() => expect(programs).toHaveLength(1));
  expect(programs[0]).toMatchObject({
    environment: 'screen',
    libraries: ['/runner-1.component.js', '/runner-1.testing.js'],
  });
  fetched.mockRestore();
  document.head.replaceChildren();
  void judged;
});

it('counts as caught what takes too long, ends the sandbox, throws, or keeps tests from running', async () => {
  const { judgment, verdict } = await judge({
    right: allPass,
    first: [tests, { type: 'blocked', place: { file: 'solution.ts', line: 1 } }, end('time')],
    second: [{ type: 'error', failure }, end()],
    third: [tests, result(0, 'passed'), end()],
  });
  expect(judgment.tried.map(({ caughtBy }) => caughtBy)).toEqual([
    'It took too long.',
    'It ended with no',
    'Not all of your tests could run.',
  ]);
  expect(verdict).toBe('3 of 3 wrong versions caught. Nothing gets past your tests.');
});

it.each<[string, RunEvent[], RegExp | string]>([
  ['a failing test', [tests, result(0, 'passed'), result(1, 'failed'), end()], /^The solution fails 1 of your 2 tests/],
  ['an error', [{ type: 'error', failure }, end()], /^Your tests threw an error/],
  ['an endless loop', [tests, end('time')], /took too long/],
  [
    'a failing test beside one that is skipped',
    [tests, result(0, 'skipped'), result(1, 'failed'), end()],
    /^The solution fails 1 of your 2 tests/,
  ],
  [
    'only skipped tests',
    [tests, result(0, 'skipped'), result(1, 'skipped'), end()],
    'All of your tests are skipped, so nothing was judged.',
  ],
  ['no test', [{ type: 'tests', tests: [] }, end()], '0 of 3 wrong versions caught. There is no test yet.'],
])('runs no mutant when the solution does not pass: %s', async (_what, events, message) => {
  const { judgment, programs, verdict } = await judge({ right: events });
  expect(programs).toHaveLength(1);
  expect(judgment.tried).toEqual([]);
  expect(verdict).toMatch(message);
});

it('stops when it is told to, also before it has begun', async () => {
  for (const isEarly of [true, false]) {
    const controller = new AbortController();
    const { runner, programs } = runnerOf({ right: allPass });
    if (isEarly) controller.abort();
    let last: Judgment | undefined;
    const onChange = (judgment: Judgment) => {
      last = judgment;
      if (judgment.solution.end) queueMicrotask(() => controller.abort());
    };
    await judgeTests({ runner, tests: 'mine', versions, onChange, signal: controller.signal });
    expect(last?.state).toBe('stopped');
    expect(last?.tried).toEqual([]);
    expect(programs.length).toBeLessThanOrEqual(isEarly ? 0 : 2);
  }
});

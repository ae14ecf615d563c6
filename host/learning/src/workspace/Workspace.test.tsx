import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Growth } from '../growth/growth.ts';
import type { Program, RunEvent } from '../runner/protocol.ts';
import type { Runner } from '../runner/Runner.ts';
import { AttemptSession } from './attempt-session.ts';
import { hashOfCode } from './code-link.ts';
import { Workspace } from './Workspace.tsx';

const files = {
  files: { 'solution.ts': 'start', 'tests.ts': 'one\nexpect(1).toBe(2);' },
  ...{ editable: 'solution.ts', entry: 'tests.ts', solution: 'solved' },
};

const passed = (index: number): RunEvent => ({ type: 'test', index, status: 'passed', milliseconds: 1, failure: null });
const tests: RunEvent = { type: 'tests', tests: [['adds'], ['group', 'subtracts']] };
const end: RunEvent = { type: 'end', reason: 'finished' };

/** A runner that does what the test tells it. */
class FakeRunner implements Runner {
  programs: Program[] = [];
  stop = vi.fn();
  close = vi.fn();
  #onEvent: (event: RunEvent) => void = () => {};

  run(program: Program, onEvent: (event: RunEvent) => void) {
    this.programs.push(program);
    this.#onEvent = onEvent;
    return { stop: this.stop, finished: Promise.resolve() };
  }

  /** Reports events of the latest run. */
  report(...events: RunEvent[]) {
    this.reporter()(...events);
  }

  /** What reports events of the run that is the latest now. */
  reporter() {
    const onEvent = this.#onEvent;
    return (...events: RunEvent[]) => {
      act(() => events.forEach((event) => void onEvent(event)));
    };
  }
}

let runner: FakeRunner;
let session: AttemptSession;
const showPart = vi.fn();

function open({ wasRunAsked = false, growth }: { wasRunAsked?: boolean; growth?: Growth } = {}) {
  const found = { attempts: [], unreadable: 0 };
  session = new AttemptSession({ storage: null, found, entry: 'EX-001', start: { 'solution.ts': 'start' } });
  runner = new FakeRunner();
  const parts = {
    files: { ...files, growth },
    session,
    runner,
    libraries: ['react'],
    CodeEditor: null,
    adopt: vi.fn(),
    begin: vi.fn(),
    close: vi.fn(),
  };
  const props = { id: 'EX-001', selection: null, isRunAsked: () => wasRunAsked, hints: 3, showPart, notify: vi.fn() };
  render(<Workspace {...props} parts={parts} />);
}

const field = () => screen.getByRole('textbox', { name: 'Your code' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const results = () => within(screen.getByRole('region', { name: 'Results' })).queryAllByRole('listitem');
/** What the bar says, which is announced. */
const announced = () => screen.getAllByRole('status')[0]?.textContent;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('site:editor', '{"kind":"plain"}');
  showPart.mockReset();
});

it('runs what was written with the tests, and shows each result as it comes', async () => {
  open();
  await userEvent.clear(field());
  await userEvent.type(field(), 'mine');
  await press('Run');
  expect(runner.programs).toEqual([
    {
      ...{ files: { ...files.files, 'solution.ts': 'mine' }, entry: 'tests.ts', only: null },
      ...{ environment: 'worker', libraries: ['react'] },
    },
  ]);
  runner.report(tests, passed(0));
  expect(results().map(({ textContent }) => textContent)).toEqual(['Passed adds']);
  expect(screen.queryByText(/tests pass/)).toBeNull();
  runner.report(passed(1), end);
  screen.getByText('2 of 2 tests pass');
  expect(session.getState().current.verdict).toMatchObject({ passed: 2, total: 2 });
});

it('says what a failing test expected, received and where, and runs it alone when asked', async () => {
  open();
  await press('Run');
  const compared = { expected: '2', received: '1' };
  const place = { file: 'tests.ts', line: 2 };
  const failure = { message: 'expected 1 to be 2', compared, place, moment: '<p>Then</p>' };
  runner.report(tests, passed(0), { type: 'test', index: 1, status: 'failed', milliseconds: 1, failure }, end);
  const [, failed] = results();
  if (!failed) return expect.unreachable();
  expect(failed.textContent).toMatch(/^Failed group › subtracts/);
  expect(failed.textContent).toMatch(/Expected2Received1/);
  within(failed).getByText('expect(1).toBe(2);');
  await userEvent.click(within(failed).getByText('The HTML at that moment'));
  expect(within(failed).getByText('<p>Then</p>').closest('details')?.open).toBe(true);
  await userEvent.click(within(failed).getByRole('button', { name: 'Only this test' }));
  expect(runner.programs.at(-1)?.only).toEqual([1]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Results' }));
});

it('takes the reader to the line of the code that failed', async () => {
  open();
  await userEvent.type(field(), '{Enter}second');
  await press('Run');
  const failure = { message: 'x', compared: null, place: { file: 'solution.ts', line: 2 }, moment: null };
  runner.report({ type: 'error', failure }, end);
  await press('Line 2 of your code');
  expect(document.activeElement).toBe(field());
  expect(field()).toHaveProperty('selectionStart', 6);
});

it('offers to measure code that has passed all tests, where its exercise says with what', async () => {
  const growth = { n: 'steps', claim: 'O(n)' as const, from: 1, to: 4, code: '' };
  open({ growth });
  const measure = () => screen.queryByRole('button', { name: 'Measure' });
  await press('Run');
  const failure = { message: 'no', compared: null, place: null, moment: null };
  runner.report(tests, passed(0), { type: 'test', index: 1, status: 'failed', milliseconds: 1, failure }, end);
  expect(measure()).toBeNull();
  await press('Run');
  runner.report(tests, passed(0), passed(1), end);
  expect(measure()).not.toBeNull();
  await userEvent.type(field(), ' other code');
  await press('Measure');
  screen.getByText(/Run the tests first/);
});

it('stops a run, and says when it took too long', async () => {
  open();
  await press('Run');
  await press('Stop');
  expect(runner.stop).toHaveBeenCalledOnce();
  const place = { file: 'solution.ts', line: 1 };
  runner.report(tests, { type: 'blocked', place }, { type: 'end', reason: 'time' });
  screen.getByText(/The code took too long/);
  screen.getByRole('button', { name: 'Line 1 of your code' });
  screen.getByRole('button', { name: 'Run' });
});

it('runs with Ctrl and Enter, or ⌘ and Enter, and at once when that was asked for before', async () => {
  open({ wasRunAsked: true });
  await userEvent.type(field(), '{Control>}{Enter}{/Control}');
  await userEvent.type(field(), '{Meta>}{Enter}{/Meta}');
  expect(runner.programs).toHaveLength(3);
  expect(field()).toHaveProperty('value', 'start');
});

it('shows nothing of a run that another one has ended', async () => {
  open();
  await press('Run');
  const reportBefore = runner.reporter();
  await userEvent.type(field(), '{Control>}{Enter}{/Control}');
  reportBefore(tests, { type: 'end', reason: 'stopped' });
  screen.getByRole('button', { name: 'Stop' });
  runner.report(tests, passed(0), passed(1), end);
  screen.getByText('2 of 2 tests pass');
});

it('goes back to the start, and undoes that', async () => {
  open();
  await userEvent.type(field(), ' and more');
  await press('Reset');
  expect(field()).toHaveProperty('value', 'start');
  await press('Undo');
  expect(field()).toHaveProperty('value', 'start and more');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement).toBe(field());
});

it('keeps what a reset replaces among the earlier attempts, and offers Undo also after further typing', async () => {
  open();
  await userEvent.type(field(), ' and more');
  await press('Reset');
  await userEvent.type(field(), 's');
  expect(session.getState().earlier.map(({ files }) => files['solution.ts'])).toEqual(['start and more']);
  await press('Undo');
  expect(field()).toHaveProperty('value', 'start and more');
});

it('opens the hints of the card one by one, and the solution', async () => {
  open();
  for (const name of ['Hint', 'Hint', 'Hint', 'Hint', 'Show the solution']) await press(name);
  expect(showPart.mock.calls.flat()).toEqual(['hint-1', 'hint-2', 'hint-3', 'hint-3', 'solution']);
});

it('shows what the code prints', async () => {
  open();
  await press('Run');
  runner.report({ type: 'console', level: 'log', text: '{ a: 1 }' });
  within(screen.getByRole('region', { name: 'Console' })).getByText('{ a: 1 }');
});

it('begins a fresh attempt, and restores the one before', async () => {
  open();
  await userEvent.type(field(), ' and more');
  await userEvent.click(screen.getByText('Attempts and sharing'));
  await press('Fresh attempt');
  expect(field()).toHaveProperty('value', 'start');
  expect(announced()).toBe('A fresh attempt has begun.');
  await press('Restore');
  expect(field()).toHaveProperty('value', 'start and more');
  expect(announced()).toMatch(/^The attempt of .+ is restored\.$/);
  expect(document.activeElement).toBe(field());
});

it('forgets the run of the attempt that is left, also while it goes on', async () => {
  open();
  await userEvent.type(field(), ' and more');
  await press('Run');
  runner.report(tests, passed(0));
  await userEvent.click(screen.getByText('Attempts and sharing'));
  await press('Fresh attempt');
  expect(runner.stop).toHaveBeenCalledOnce();
  runner.report(passed(1), end);
  expect(results()).toEqual([]);
  expect(announced()).toBe('A fresh attempt has begun.');
  expect(session.getState().current.verdict).toBeNull();
  await press('Run');
  runner.report(tests, passed(0), passed(1), end);
  expect(announced()).toBe('2 of 2 tests pass');
  await press('Restore');
  expect(results()).toEqual([]);
});

it('opens code from a link in a new attempt, or leaves it; both go on in the editor, and the address offers it no more', async () => {
  for (const [name, code] of [
    ['Dismiss', 'start'],
    ['Use it in a new attempt', 'shared'],
  ] as const) {
    history.replaceState({ key: 'kept' }, '', `/?a=1${await hashOfCode('shared')}`);
    open();
    await screen.findByRole('region', { name: 'Code from the link' });
    await press(name);
    expect(screen.queryByRole('region', { name: 'Code from the link' })).toBeNull();
    expect(field()).toHaveProperty('value', code);
    expect(document.activeElement).toBe(field());
    expect(location.pathname + location.search + location.hash).toBe('/?a=1');
    expect(history.state).toEqual({ key: 'kept' });
    cleanup();
  }
  history.replaceState(null, '', '/');
});

it('says when the code is not saved', async () => {
  open();
  screen.getByText(/^Your code is not saved/);
});

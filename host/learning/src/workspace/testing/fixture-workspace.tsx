import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { Growth } from '../../growth/growth.ts';
import type { Program, RunEvent } from '../../runner/protocol.ts';
import type { Runner } from '../../runner/Runner.ts';
import { AttemptSession } from '../attempt-session.ts';
import { Workspace } from '../Workspace.tsx';

export const files = {
  files: { 'solution.ts': 'start', 'tests.ts': 'one\nexpect(1).toBe(2);' },
  ...{ editable: 'solution.ts', entry: 'tests.ts', solution: 'solved' },
};

export const passed = (index: number): RunEvent => ({
  type: 'test',
  index,
  status: 'passed',
  milliseconds: 1,
  failure: null,
});
export const tests: RunEvent = { type: 'tests', tests: [['adds'], ['group', 'subtracts']] };
export const end: RunEvent = { type: 'end', reason: 'finished' };

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

export let runner: FakeRunner;
export let session: AttemptSession;
export const showPart = vi.fn();

/** Shows the workspace of an exercise. */
export function open({ wasRunAsked = false, growth }: { wasRunAsked?: boolean; growth?: Growth } = {}) {
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

export const field = () => screen.getByRole('textbox', { name: 'Your code' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const results = () => within(screen.getByRole('region', { name: 'Results' })).queryAllByRole('listitem');
/** What the bar says, which is announced. */
export const announced = () => screen.getAllByRole('status')[0]?.textContent;

/** Begins each test of a file with the plain editor and nothing kept. */
export function beginsAnew(): void {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('site:editor', '{"kind":"plain"}');
    showPart.mockReset();
  });
}

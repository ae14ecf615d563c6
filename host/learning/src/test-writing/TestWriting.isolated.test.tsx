import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunEvent } from '../runner/protocol.ts';
import type { Runner } from '../runner/Runner.ts';
import { AttemptSession } from '../workspace/attempt-session.ts';
import { TestWriting } from './TestWriting.tsx';

const { markSolved } = vi.hoisted(() => ({ markSolved: vi.fn() }));
vi.mock('../memory/mark-solved.ts', () => ({ markSolved }));

const versions = {
  ...{ file: 'solution.ts', solution: 'line one\nright\n' },
  mutants: [
    { name: 'keeps-the-space', mistake: 'White space stays.', code: 'line one\nwrong\n' },
    { name: 'never-ends', mistake: 'It loops.', code: 'loop' },
  ],
};

/** Which versions fail, by their code. */
let failing: string[];

/** A runner whose only test passes or fails at once. */
const runner: Runner = {
  run(program, onEvent) {
    const failed = failing.includes(program.files['solution.ts'] ?? '');
    const failure = failed
      ? { message: 'expected', compared: null, place: { file: 'tests.ts', line: 1 }, moment: null }
      : null;
    const events: RunEvent[] = [
      { type: 'tests', tests: [['trims']] },
      { type: 'test', index: 0, status: failed ? 'failed' : 'passed', milliseconds: 1, failure },
      { type: 'end', reason: 'finished' },
    ];
    for (const event of events) onEvent(event);
    return { stop: () => {}, finished: Promise.resolve() };
  },
  close: () => {},
};

let session: AttemptSession;
const fetched = vi.fn();

function open() {
  const found = { attempts: [], unreadable: 0 };
  session = new AttemptSession({
    storage: null,
    found,
    entry: 'EX-001',
    mode: 'tests',
    start: { 'tests.ts': 'mine' },
  });
  const parts = { tested: {}, session, runner, CodeEditor: null, close: () => {} };
  render(<TestWriting id="EX-001" base="/s/x/" parts={parts} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const items = (region: string) => within(screen.getByRole('region', { name: region })).getAllByRole('listitem');

beforeEach(() => {
  failing = [];
  markSolved.mockReset();
  localStorage.setItem('site:editor', '{"kind":"plain"}');
  fetched.mockReset().mockImplementation(async () => Response.json(versions));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('fetches what judges only when it judges, and says which wrong versions were caught', async () => {
  failing = ['loop'];
  open();
  expect(fetched).not.toHaveBeenCalled();
  await press('Judge');
  await screen.findByText('1 of 2 wrong versions caught');
  expect(fetched.mock.calls).toEqual([['/s/x/content/mutants/EX-001.json']]);
  const [missed, caught] = items('Wrong versions');
  expect(missed?.textContent).toMatch(/^Not caught keeps the space/);
  expect(missed?.textContent).toContain('White space stays.');
  expect(caught?.textContent).toMatch(/^Caught never ends.*By the test “trims”\.$/);
  expect(items('Results')[0]?.textContent).toBe('Passed trims');
  expect(session.getState().current).toMatchObject({ mode: 'tests', verdict: { passed: 1, total: 2 } });
  expect(markSolved).not.toHaveBeenCalled();
});

it('counts the exercise as solved when every wrong version is caught', async () => {
  failing = versions.mutants.map(({ code }) => code);
  open();
  await press('Judge');
  await screen.findByText(/^2 of 2 wrong versions caught/);
  expect(markSolved.mock.calls).toEqual([['EX-001']]);
});

it('shows the code of a wrong version when it is asked for', async () => {
  open();
  await press('Judge');
  await screen.findByText('0 of 2 wrong versions caught');
  expect(screen.queryByText('wrong')).toBeNull();
  await userEvent.click(screen.getAllByText('Show its code')[0] as HTMLElement);
  const difference = await screen.findByRole('group', { name: 'Difference' });
  expect(within(difference).getByText('wrong').tagName).toBe('INS');
  expect(within(difference).getByText('right').tagName).toBe('DEL');
});

it('judges nothing when the solution fails, and leads to the line of the test', async () => {
  failing = [versions.solution];
  open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your tests' }), '{Control>}{Enter}{/Control}');
  await screen.findByText(/^The solution fails 1 of your 1 tests/);
  expect(screen.queryByRole('region', { name: 'Wrong versions' })).toBeNull();
  await press('Line 1 of your code');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your tests' }));
  expect(session.getState().current.verdict).toBeNull();
});

it('forgets the judgment of tests that are left for others', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your tests' }), ' and more');
  await press('Judge');
  await screen.findByText('0 of 2 wrong versions caught');
  await press('Reset');
  screen.getByText('Back at the start. Your code is in the earlier attempts.');
  expect(screen.queryByRole('region', { name: 'Wrong versions' })).toBeNull();
  await press('Undo');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your tests' }));
});

it('says when what judges does not arrive, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockImplementationOnce(async () => new Response('', { status: 503 }));
  open();
  await press('Judge');
  await screen.findByText(/did not arrive/);
  await press('Judge');
  await screen.findByText('0 of 2 wrong versions caught');
});

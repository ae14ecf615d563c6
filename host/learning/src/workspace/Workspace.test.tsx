import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  beginsAnew,
  end,
  field,
  files,
  open,
  passed,
  press,
  results,
  runner,
  session,
  showPart,
  tests,
} from './testing/fixture-workspace.tsx';

beginsAnew();

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

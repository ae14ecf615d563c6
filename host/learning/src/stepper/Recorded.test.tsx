import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Recorded } from './Recorded.tsx';
import { type Recording, type Step, scriptName } from './recording.ts';

const line = (text: string, name: string, at: number) => ({
  level: 'log' as const,
  text,
  stack: [{ name, line: at }],
});
const step = (change: Partial<Step>): Step => ({
  ...{ kind: 'microtask', began: null, timer: null, printed: [], queued: 0, timers: [], now: 0 },
  ...change,
});
const timer = { id: 1, line: 1, due: 5, repeats: false };

const code = "setTimeout(() => console.log('timer'), 5);\nawait null;\nconsole.log('after');";
const recording: Recording = {
  steps: [
    step({ kind: 'script', queued: 1, timers: [timer] }),
    step({
      began: { name: scriptName, line: 2, goesOn: true },
      printed: [line('after', scriptName, 3)],
      timers: [timer],
    }),
    step({
      kind: 'timer',
      timer,
      began: { name: '', line: 1, goesOn: false },
      printed: [line('timer', '', 1)],
      now: 5,
    }),
  ],
  end: 'finished',
  loop: null,
};

const show = () => render(<Recorded recording={recording} code={code} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const items = (name: string | RegExp) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('begins after the script, with what waits', () => {
  show();
  expect(screen.getByRole('status').textContent).toMatch(/^Script 1 of 3/);
  expect(items('Output')).toEqual([]);
  expect(items('Microtasks')).toEqual(['the script, after the await in line 2await null;']);
  expect(items('Timers, the clock at 0 ms')).toEqual([
    expect.stringMatching(/^timer of line 1, due at 5 ms.*setTimeout/),
  ]);
});

it('goes on by one job, with its line, its output and the call stack of that', async () => {
  show();
  expect(screen.getByRole('region', { name: 'Output' }).getAttribute('aria-live')).toBe('polite');
  await press('Step');
  expect(screen.getByRole('status').textContent).toMatch(
    /Microtask 1 2 of 3The script went on after an await, in line 2/,
  );
  expect(screen.getByText('await null;')).toBeTruthy();
  expect(items('Output')).toEqual(['after Microtask 1Call stack: the script (line 3)']);
  await press('Step');
  expect(items('Output')).toEqual(['after Microtask 1', 'timer Timer 1Call stack: a callback (line 1)']);
  expect(items('Timers, the clock at 5 ms')).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('the program is over');
});

it('goes back, to the end and to the start, and stays there', async () => {
  show();
  await press('Run to the end');
  await press('Step');
  expect(screen.getByRole('status').textContent).toMatch(/^Timer 1 3 of 3/);
  expect(screen.getByRole('button', { name: 'Step' }).getAttribute('aria-disabled')).toBe('true');
  await press('Back');
  expect(screen.getByRole('status').textContent).toMatch(/^Microtask 1 2 of 3/);
  await press('Restart');
  await press('Back');
  expect(screen.getByRole('status').textContent).toMatch(/^Script 1 of 3/);
});

it('says why a recording ends, and what is not known', () => {
  const steps = [step({ kind: 'script', queued: null })];
  render(<Recorded recording={{ steps, end: 'time', loop: 3 }} code={code} />);
  expect(screen.getByRole('status').textContent).toContain('more than a second and was ended, in the loop in line 3');
  expect(screen.getByText('Not known: the run ended here.')).toBeTruthy();
});

it('says why there is no step at all', () => {
  render(<Recorded recording={{ steps: [], end: 'broken', loop: null }} code={code} />);
  expect(screen.getByRole('status').textContent).toContain('called itself too often');
});

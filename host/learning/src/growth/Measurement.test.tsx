import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Program, RunEvent } from '../runner/protocol.ts';
import { fixtureRunner } from '../testing/fixture-runner.ts';
import { MeasureGrowth } from '../workspace/MeasureGrowth.tsx';
import type { Growth } from './growth.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const growth: Growth = { n: 'steps', claim: 'O(n)', from: 10, to: 40, code: '// input' };
const files = { 'solution.ts': '// mine' };
const end: RunEvent = { type: 'end', reason: 'finished' };

/** The button over a runner that answers each program with the same events. @returns the programs */
function open(events: RunEvent[], isTested = true): Program[] {
  const { runner, programs } = fixtureRunner(...events);
  render(<MeasureGrowth {...{ growth, files, isTested, runner }} />);
  return programs;
}

const measure = () => userEvent.click(screen.getByRole('button', { name: 'Measure' }));
const times = (...milliseconds: (number | null)[]): RunEvent[] =>
  milliseconds.map((time, index) => ({ type: 'result', value: { n: 10 * 2 ** index, milliseconds: time } }));

it('runs the code with the input of the exercise, and says how its time grows, with a table', async () => {
  const programs = open([...times(9, 9, 9), ...times(0.05, 0.1, 0.2), end]);
  await measure();
  await screen.findByText(/linear or n log n. That fits O\(n\)/);
  expect(programs).toEqual([
    {
      files: {
        ...files,
        'growth.ts': '// input',
        'measure.ts': expect.stringContaining('await measure(prepare, [10,20,40]);'),
      },
      ...{ entry: 'measure.ts', environment: 'worker', only: null, libraries: ['/s/host/1/assets/runner-1.growth.js'] },
    },
  ]);
  const table = screen.getByRole('table', { name: /with n steps$/ });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1050 µs–', '200.10 ms2.0', '400.20 ms2.0']);
});

it('says which sizes were too short, and when the measurement ended early', async () => {
  const failure = { message: 'RangeError: too large', compared: null, place: null, moment: null };
  open([...times(null, 1_234), { type: 'error', failure }, end]);
  await measure();
  await screen.findByText('The measurement ended early. RangeError: too large');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'nTimeRatio to n ÷ 2',
    '10too short–',
    '201,200 ms–',
  ]);
});

it('measures only code that passes the tests', async () => {
  const programs = open([end], false);
  await measure();
  screen.getByText(/Run the tests first/);
  expect(programs).toEqual([]);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UpdaterQueue from './UpdaterQueue.demo.tsx';

const value = 'setCount(count + 1)';
const updater = 'setCount((n) => n + 1)';
const fixed = 'setCount(20)';

async function run(...calls: string[]) {
  for (const name of calls) await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Run the handler' }));
}

const count = () => screen.getByText('Count').textContent;
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it.each([
  { calls: [value, value, value], after: 6 },
  { calls: [updater, updater, updater], after: 8 },
  { calls: [value, updater, fixed, updater], after: 21 },
  { calls: [updater, value], after: 6 },
])('the state after $calls is $after', async ({ calls, after }) => {
  render(<UpdaterQueue />);
  await run(...calls);
  expect(count()).toBe(`Count ${after}`);
});

it('shows what each update made of the one before', async () => {
  render(<UpdaterQueue />);
  await run(value, updater, fixed, updater);
  expect(steps()).toEqual([`${value} 5 → 6`, `${updater} 6 → 7`, `${fixed} 7 → 20`, `${updater} 20 → 21`]);
});

it('starts the next handler from the number on the page', async () => {
  render(<UpdaterQueue />);
  await run(fixed);
  await run(value, value);
  expect(count()).toBe('Count 21');
  expect(steps()).toEqual([`${value} 20 → 21`, `${value} 21 → 21`]);
  expect(screen.getByRole('button', { name: 'Run the handler' }), 'it keeps the focus').toHaveProperty(
    'disabled',
    false,
  );
});

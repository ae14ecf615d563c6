import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import TimeTravel from './TimeTravel.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const basket = () => screen.getByRole('status').textContent;
const log = () => screen.getAllByRole('listitem').map((entry) => entry.textContent);

async function fill() {
  render(<TimeTravel />);
  for (const name of ['Add tea', 'Add cake', 'Add tea']) await press(name);
}

afterEach(() => {
  vi.useRealTimers();
});

it('logs every action', async () => {
  await fill();
  expect(basket()).toBe('Basket: 2 tea, 1 cake');
  expect(log()).toEqual(['start', 'basket/added tea', 'basket/added cake', 'basket/added tea ← now']);
});

it('jumps to any state, and back to the present', async () => {
  await fill();
  await press('start');
  expect(basket()).toBe('Basket: 0 tea, 0 cake');
  await press('basket/added cake');
  expect(basket()).toBe('Basket: 1 tea, 1 cake');
  expect(log()).toHaveLength(4);
  await press('Forward');
  expect(basket()).toBe('Basket: 2 tea, 1 cake');
  await press('Forward');
  expect(basket()).toBe('Basket: 2 tea, 1 cake');
});

it('goes back step by step, and not before the start', async () => {
  await fill();
  for (let steps = 0; steps < 5; steps += 1) await press('Back');
  expect(basket()).toBe('Basket: 0 tea, 0 cake');
});

it('drops the future when something happens in the past', async () => {
  await fill();
  await press('basket/added cake');
  await press('Empty');
  expect(log()).toEqual(['start', 'basket/added tea', 'basket/added cake', 'basket/emptied ← now']);
  expect(basket()).toBe('Basket: 0 tea, 0 cake');
});

it('replays from the start to the end, one action after the other', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await fill();
  await press('Replay');
  expect(basket()).toBe('Basket: 0 tea, 0 cake');
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(basket()).toBe('Basket: 1 tea, 0 cake');
  await act(() => vi.advanceTimersByTimeAsync(1200));
  expect(basket()).toBe('Basket: 2 tea, 1 cake');
  screen.getByRole('button', { name: 'Replay' });
});

it('stops a replay where it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await fill();
  await press('Replay');
  await act(() => vi.advanceTimersByTimeAsync(600));
  await press('Stop');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(basket()).toBe('Basket: 1 tea, 0 cake');
});

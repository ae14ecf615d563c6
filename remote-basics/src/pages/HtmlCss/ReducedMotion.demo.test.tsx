import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AsFound from './ReducedMotion.as-found.demo.tsx';
import Corrected from './ReducedMotion.corrected.demo.tsx';

const animate = vi.fn();
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
/** Whether the last animation played moves anything. */
const moves = () => JSON.stringify(animate.mock.lastCall?.[0]).includes('translate');

/** The setting of the reader's system. */
function systemAsksForLess(matches: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query.includes('reduce') }));
}

beforeEach(() => {
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

describe.each([
  { variant: 'as found', Demo: AsFound, moved: true },
  { variant: 'corrected', Demo: Corrected, moved: false },
])('$variant', ({ Demo, moved }) => {
  it('flies for a reader who has asked for nothing', async () => {
    systemAsksForLess(false);
    render(<Demo />);
    await save();
    expect(moves()).toBe(true);
  });

  it(`${moved ? 'flies' : 'fades'} for a reader who has asked for less motion`, async () => {
    systemAsksForLess(true);
    render(<Demo />);
    await save();
    expect(moves()).toBe(moved);
  });
});

it('corrected: can be tried without changing the system', async () => {
  systemAsksForLess(false);
  render(<Corrected />);
  await userEvent.click(screen.getByRole('checkbox'));
  await save();
  expect(moves()).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('a fade, 200 ms');
});

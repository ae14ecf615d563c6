import { DemoPanel } from '@site/sdk/ui/demo-panel';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AsFound from './Counter.as-found.demo.tsx';
import Corrected from './Counter.corrected.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const count = () => screen.getByText('UseReducer Count').textContent;

describe.each([
  { variant: 'as found', Counter: AsFound },
  { variant: 'corrected', Counter: Corrected },
])('the counter $variant', ({ Counter }) => {
  it('adds 1 and subtracts 1', async () => {
    render(<Counter />);
    await press('+');
    await press('+');
    await press('-');
    expect(count()).toBe('UseReducer Count 1');
  });

  it('has no bound at zero', async () => {
    render(<Counter />);
    await press('-');
    await press('-');
    expect(count()).toBe('UseReducer Count -2');
  });
});

describe('an unknown action', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('as found: replaces the demo by an error that says nothing, until Reset', async () => {
    renderInPanel(AsFound);
    await press('+');
    await press('Send an unknown action');
    expect(screen.getByRole('alert').textContent).toMatch(/error: Error\./);
    expect(screen.queryByText('UseReducer Count')).toBeNull();

    await press('Reset');
    expect(count()).toBe('UseReducer Count 0');
  });

  it('corrected: is named, and the count stays', async () => {
    renderInPanel(Corrected);
    await press('+');
    await press('Send an unknown action');
    expect(screen.getByRole('alert').textContent).toBe('Unknown action: {"type":"double"}');
    expect(count()).toBe('UseReducer Count 1');
  });

  it('corrected: the message goes with the next action that is known', async () => {
    renderInPanel(Corrected);
    await press('Send an unknown action');
    await press('+');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(count()).toBe('UseReducer Count 1');
  });
});

/** The page's demo panel, which has the error boundary and the Reset button. */
function renderInPanel(Demo: ComponentType) {
  const variants = [{ label: null, file: 'Counter.demo.tsx', Demo }];
  render(<DemoPanel name="Counter" variants={variants} parts={[]} tests={[]} content={{}} />);
}

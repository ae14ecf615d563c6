import { DemoPanel } from '@site/sdk/ui/demo-panel';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AsFound from './EdgeCases.as-found.demo.tsx';
import Corrected from './EdgeCases.corrected.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const addIncomplete = () => press('Add a user without an address');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an empty list', () => {
  it('as found: prints 0', async () => {
    const { container } = render(<AsFound />);
    await press('Empty the list');
    expect(container.textContent).toMatch(/0$/);
  });

  it('corrected: says that there are no users', async () => {
    const { container } = render(<Corrected />);
    await press('Empty the list');
    screen.getByText('There are no users yet.');
    expect(container.textContent).not.toMatch(/0$/);
  });
});

describe('a user without an address', () => {
  it('as found: ends the demo with an error', async () => {
    renderInPanel(AsFound);
    await addIncomplete();
    expect(screen.getByRole('alert').textContent).toContain('TypeError');
    expect(screen.queryByText(/lives in/)).toBeNull();
  });

  it('corrected: is listed like the others', async () => {
    renderInPanel(Corrected);
    await addIncomplete();
    screen.getByText('Chloe Martin lives in an unknown city');
    expect(screen.getAllByText(/lives in/)).toHaveLength(3);
  });
});

/** The page's demo panel, which has the error boundary. */
function renderInPanel(Demo: ComponentType) {
  const variants = [{ label: null, file: 'EdgeCases.demo.tsx', Demo }];
  render(<DemoPanel name="EdgeCases" variants={variants} parts={[]} tests={[]} content={{}} />);
}

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './Overlay.as-found.demo.tsx';
import Corrected from './Overlay.corrected.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isOpen = () => screen.queryByRole('button', { name: 'Close' }) !== null;

describe.each([
  { variant: 'as found', Overlay: AsFound },
  { variant: 'corrected', Overlay: Corrected },
])('the overlay $variant', ({ Overlay }) => {
  it('opens by its button and closes by Close', async () => {
    render(<Overlay />);
    expect(isOpen()).toBe(false);
    await press('Show the overlay');
    expect(isOpen()).toBe(true);
    await press('Close');
    expect(isOpen()).toBe(false);
  });
});

describe('a click on the backdrop closes it, one inside does not', () => {
  it('as found', async () => {
    const { container } = render(<AsFound />);
    await press('Show the overlay');
    await userEvent.click(screen.getByText(/two div elements/));
    expect(isOpen()).toBe(true);
    await userEvent.click(container.querySelector('.shade') ?? document.body);
    expect(isOpen()).toBe(false);
  });

  it('corrected', async () => {
    render(<Corrected />);
    await press('Show the overlay');
    await userEvent.click(screen.getByText(/a dialog element/));
    expect(isOpen()).toBe(true);
    await userEvent.click(screen.getByRole('dialog'));
    expect(isOpen()).toBe(false);
  });

  it('corrected: a drag from inside to the backdrop does not close it', async () => {
    render(<Corrected />);
    await press('Show the overlay');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText(/a dialog element/) },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ]);
    expect(isOpen()).toBe(true);
  });
});

describe('what a screen reader is told', () => {
  it('as found: of no dialog', async () => {
    render(<AsFound />);
    await press('Show the overlay');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('corrected: of a dialog with a name', async () => {
    render(<Corrected />);
    await press('Show the overlay');
    screen.getByRole('dialog', { name: 'Overlay' });
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './Tickets.as-found.demo.tsx';
import Corrected from './Tickets.corrected.demo.tsx';

async function press(...names: string[]) {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
}

/** The texts of the child and the parent, without their buttons. */
const child = () => screen.getByText(/^Child:/).textContent?.match(/Child: (-?\d+)/)?.[1];
const parent = () => screen.getByText(/^Parent:/).textContent;

describe.each([
  { variant: 'as found', Order: AsFound },
  { variant: 'corrected', Order: Corrected },
])('the order $variant', ({ Order }) => {
  it('takes what the child wants, within the bounds', async () => {
    render(<Order />);
    await press('+');
    expect(child()).toBe('2');
    expect(parent()).toBe('Parent: 2 tickets, 24 euros');
  });
});

describe('a wish that the parent does not grant', () => {
  it('as found: is shown by the child all the same', async () => {
    render(<AsFound />);
    await press('+', '+');
    expect(child()).toBe('3');
    expect(parent()).toBe('Parent: 2 tickets, 24 euros');
  });

  it.each([
    { presses: ['+', '+'], tickets: '2' },
    { presses: ['−', '−'], tickets: '0' },
  ])('corrected: $presses leaves both at $tickets', async ({ presses, tickets }) => {
    render(<Corrected />);
    await press(...presses);
    expect(child()).toBe(tickets);
    expect(parent()).toMatch(`Parent: ${tickets} tickets`);
  });
});

describe('a change that comes from the parent', () => {
  it('as found: does not reach the child', async () => {
    render(<AsFound />);
    await press('Cancel the order');
    expect(child()).toBe('1');
    expect(parent()).toMatch('Parent: 0 tickets');
  });

  it('corrected: reaches the child', async () => {
    render(<Corrected />);
    await press('Cancel the order');
    expect(child()).toBe('0');
    expect(parent()).toMatch('Parent: 0 tickets');
  });
});

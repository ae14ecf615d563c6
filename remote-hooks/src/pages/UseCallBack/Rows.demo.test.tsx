import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './Rows.as-found.demo.tsx';
import Corrected from './Rows.corrected.demo.tsx';

const rows = () => screen.getAllByRole('listitem');
const numbers = (unit: RegExp) => rows().map(({ textContent }) => textContent?.match(unit)?.[1]);
const votes = () => numbers(/(\d+) votes/);
const renders = () => numbers(/(\d+) renders/);

async function vote(dish: string) {
  const row = rows().find(({ textContent }) => textContent?.startsWith(dish));
  if (row) await userEvent.click(within(row).getByRole('button', { name: 'Vote' }));
}

describe.each([
  { variant: 'as found', Rows: AsFound },
  { variant: 'corrected', Rows: Corrected },
])('the rows $variant', ({ Rows }) => {
  it('count votes', async () => {
    render(<Rows />);
    await vote('Curry');
    await vote('Curry');
    await vote('Cake');
    expect(votes()).toEqual(['0', '2', '0', '1']);
  });
});

describe('three keystrokes in the note', () => {
  it('as found: each row renders with each of them, in spite of memo', async () => {
    render(<AsFound />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'yes');
    expect(renders()).toEqual(['4', '4', '4', '4']);
  });

  it('corrected: no row renders', async () => {
    render(<Corrected />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'yes');
    expect(renders()).toEqual(['1', '1', '1', '1']);
  });
});

describe('a vote', () => {
  it('as found: all rows render', async () => {
    render(<AsFound />);
    await vote('Curry');
    expect(renders()).toEqual(['2', '2', '2', '2']);
  });

  it('corrected: one row renders', async () => {
    render(<Corrected />);
    await vote('Curry');
    expect(renders()).toEqual(['1', '2', '1', '1']);
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './Keys.as-found.demo.tsx';
import Corrected from './Keys.corrected.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const remove = (name: string) => userEvent.click(screen.getAllByText('Delete')[names().indexOf(name)] ?? document.body);
const write = (name: string, note: string) => userEvent.type(screen.getByLabelText(name), note);
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const names = () => boxes().map((box) => box.labels?.[0]?.textContent?.trim());
const rows = () => boxes().map((box, index) => `${names()[index]}: ${box.value}`);

describe('a note on Asha, then Reverse', () => {
  it('as found, by index: stays in the first row, beside Chloe', async () => {
    render(<AsFound />);
    await write('Asha Verma', 'call');
    await press('Reverse');
    expect(rows()).toEqual(['Chloe Martin: call', 'Ben Ortega: ', 'Asha Verma: ']);
  });

  it('as found, at random: is gone', async () => {
    render(<AsFound />);
    await userEvent.click(screen.getByLabelText('Math.random()'));
    await write('Asha Verma', 'call');
    await press('Reverse');
    expect(rows()).toEqual(['Chloe Martin: ', 'Ben Ortega: ', 'Asha Verma: ']);
  });

  it('corrected, by id: goes with Asha', async () => {
    render(<Corrected />);
    await write('Asha Verma', 'call');
    await press('Reverse');
    expect(rows()).toEqual(['Chloe Martin: ', 'Ben Ortega: ', 'Asha Verma: call']);
  });
});

describe('a note on Asha, then Delete in her row', () => {
  it('as found, by index: the note passes to Ben', async () => {
    render(<AsFound />);
    await write('Asha Verma', 'call');
    await remove('Asha Verma');
    expect(rows()).toEqual(['Ben Ortega: call', 'Chloe Martin: ']);
  });

  it('corrected, by id: the note goes with the row', async () => {
    render(<Corrected />);
    await write('Asha Verma', 'call');
    await remove('Asha Verma');
    expect(rows()).toEqual(['Ben Ortega: ', 'Chloe Martin: ']);
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './Search.as-found.demo.tsx';
import Corrected from './Search.corrected.demo.tsx';

const type = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Begins with' }), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const line = (start: RegExp) => screen.getByText(start).textContent;

describe.each([
  { variant: 'as found', Search: AsFound },
  { variant: 'corrected', Search: Corrected },
])('the search $variant', ({ Search }) => {
  it('starts with all cities, sorted', () => {
    render(<Search />);
    expect(line(/^Cities/)).toBe('Cities Bergen, Ghent, Lisbon, Lund');
  });
});

describe('a dependency that is missing', () => {
  it('as found: the list does not follow the query, until something else changes it', async () => {
    render(<AsFound />);
    await type('b');
    expect(line(/^Cities/)).toBe('Cities Bergen, Ghent, Lisbon, Lund');
    await press('Add Bath');
    expect(line(/^Cities/)).toBe('Cities Bath, Bergen');
  });

  it('corrected: the list follows the query', async () => {
    render(<Corrected />);
    await type('l');
    expect(line(/^Cities/)).toBe('Cities Lisbon, Lund');
    await type('u');
    expect(line(/^Cities/)).toBe('Cities Lund');
  });
});

describe('a dependency that is new in every render', () => {
  it('as found: the same list is sorted again and again', async () => {
    render(<AsFound />);
    await press('Render for another reason');
    await press('Render for another reason');
    expect(line(/^Times sorted/)).toBe('Times sorted 3');
  });

  it('corrected: only another list is sorted', async () => {
    render(<Corrected />);
    await press('Render for another reason');
    await press('Render for another reason');
    expect(line(/^Times sorted/)).toBe('Times sorted 1');
    await press('Add Bath');
    expect(line(/^Times sorted/)).toBe('Times sorted 2');
  });
});

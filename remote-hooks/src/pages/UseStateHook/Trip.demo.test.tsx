import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './Trip.as-found.demo.tsx';
import Corrected from './Trip.corrected.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const plan = () => screen.getByText(/nights in/).textContent;

describe('one night longer, and a scarf', () => {
  it('as found: the page does not show it', async () => {
    render(<AsFound />);
    await press('Stay a night longer');
    await press('Pack a scarf');
    expect(plan()).toBe('2 nights in Oslo, with passport');
  });

  it('as found: it shows up with the next render, whatever that is for', async () => {
    render(<AsFound />);
    await press('Stay a night longer');
    await press('Pack a scarf');
    await press('Render for another reason');
    expect(plan()).toBe('3 nights in Oslo, with passport, scarf');
  });

  it('corrected: the page shows it at once', async () => {
    render(<Corrected />);
    await press('Stay a night longer');
    expect(plan()).toBe('3 nights in Oslo, with passport');
    await press('Pack a scarf');
    expect(plan()).toBe('3 nights in Oslo, with passport, scarf');
  });
});

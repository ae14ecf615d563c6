import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import AsFound from './Selectors.as-found.demo.tsx';
import Corrected from './Selectors.corrected.demo.tsx';

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const renders = () => Number(screen.getByText(/^Times rendered/).textContent?.replace(/\D/g, ''));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('as found: a visit renders the list again, and react-redux warns', async () => {
  render(<AsFound />);
  await press(/Count a visit/);
  await press(/Count a visit/);
  expect(renders()).toBe(3);
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/returned a different result/), expect.anything());
});

it('corrected: a visit does not concern the list', async () => {
  render(<Corrected />);
  await press(/Count a visit/);
  await press(/Count a visit/);
  expect(renders()).toBe(1);
  expect(console.warn).not.toHaveBeenCalled();
});

it.each([
  ['as found', AsFound],
  ['corrected', Corrected],
])('%s: a change of the offers reaches the list', async (_variant, Selectors) => {
  render(<Selectors />);
  screen.getByText('On offer: Tea, Honey');
  await press(/Bake the cake/);
  screen.getByText('On offer: Tea, Cake, Honey');
  expect(renders()).toBe(2);
});

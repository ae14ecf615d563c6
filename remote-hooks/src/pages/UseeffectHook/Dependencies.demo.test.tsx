import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Dependencies from './Dependencies.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole<HTMLTableRowElement>('row').slice(1);
const runs = () =>
  Object.fromEntries(rows().map((row) => [row.cells[0]?.textContent, Number(row.cells[1]?.textContent)]));
const marked = () => rows().flatMap((row) => (row.dataset.ran === 'true' ? [row.cells[0]?.textContent] : []));

it('runs every effect after the first render', () => {
  render(<Dependencies />);
  expect(runs()).toEqual({ none: 1, '[]': 1, '[a]': 1, '[b]': 1, '[a, b]': 1, '[{ a }]': 1 });
});

it.each([
  { name: 'Change a', ran: ['none', '[a]', '[a, b]', '[{ a }]'] },
  { name: 'Change b', ran: ['none', '[b]', '[a, b]', '[{ a }]'] },
  { name: 'Change neither', ran: ['none', '[{ a }]'] },
])('$name runs $ran', async ({ name, ran }) => {
  render(<Dependencies />);
  await press(name);
  expect(marked()).toEqual(ran);
});

it('counts, and says what the last run was for', async () => {
  render(<Dependencies />);
  await press('Change a');
  await press('Change b');
  await press('Change b');
  expect(runs()).toEqual({ none: 4, '[]': 1, '[a]': 2, '[b]': 3, '[a, b]': 4, '[{ a }]': 4 });
  within(screen.getByRole('row', { name: /^\[a, b\]/ })).getByText('a = 1, b = 2');
});

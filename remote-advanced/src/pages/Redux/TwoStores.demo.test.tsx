import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import TwoStores from './TwoStores.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' '));

it('both stores make the same of every action, and call their listeners even when nothing changed', async () => {
  render(<TwoStores />);
  expect(rows().slice(1)).toEqual(['Written by hand {"items":0} 0', 'Toolkit {"items":0} 0']);
  await press('basket/itemAdded');
  await press('basket/itemAdded');
  await press('profile/opened');
  expect(rows().slice(1)).toEqual(['Written by hand {"items":2} 3', 'Toolkit {"items":2} 3']);
  await press('basket/emptied');
  expect(rows().slice(1)).toEqual(['Written by hand {"items":0} 4', 'Toolkit {"items":0} 4']);
});

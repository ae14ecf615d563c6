import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UseContext from './UseContext.demo.tsx';

const prices = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('reads the nearest provider, and the default where there is none', async () => {
  render(<UseContext />);
  expect(prices()).toEqual([
    'Bread: 3 dollars',
    'Tea, from a nearer provider: 400 yen',
    'Milk, outside of both: 2 euros',
  ]);
});

it('follows the value of its provider, and of no other', async () => {
  render(<UseContext />);
  await userEvent.selectOptions(screen.getByLabelText('Around the list'), 'pounds');
  expect(prices()).toEqual([
    'Bread: 3 pounds',
    'Tea, from a nearer provider: 400 yen',
    'Milk, outside of both: 2 euros',
  ]);
});

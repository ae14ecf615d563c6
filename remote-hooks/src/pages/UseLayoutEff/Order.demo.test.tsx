import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Order from './Order.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const log = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('renders parents first; their effects wait for those of their children', async () => {
  render(<Order />);
  await screen.findByText('parent: effect');
  expect(log()).toEqual([
    'parent: render',
    'child: render',
    'child: layout effect',
    'parent: layout effect',
    'child: effect',
    'parent: effect',
  ]);
});

it('cleans up before it sets up again, all layout effects before the first effect', async () => {
  render(<Order />);
  await press('Render the parent');
  expect(log()).toEqual([
    'parent: render',
    'child: render',
    'child: layout effect cleanup',
    'parent: layout effect cleanup',
    'child: layout effect',
    'parent: layout effect',
    'child: effect cleanup',
    'parent: effect cleanup',
    'child: effect',
    'parent: effect',
  ]);
});

it('cleans up a child that goes, without a setup', async () => {
  render(<Order />);
  await press('Remove the child');
  expect(log().filter((line) => line?.startsWith('child'))).toEqual([
    'child: layout effect cleanup',
    'child: effect cleanup',
  ]);
});

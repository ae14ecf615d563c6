import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import GridBuilder from './GridBuilder.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const template = () => screen.getByText('a').parentElement?.style.getPropertyValue('grid-template-columns');

beforeEach(() => {
  render(<GridBuilder />);
});

it('applies what it writes', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Column 2' }), 'minmax(0, 1fr)');
  expect(template()).toBe('80px minmax(0, 1fr) 2fr');
  screen.getByText(/grid-template-columns: 80px minmax\(0, 1fr\) 2fr;/);
});

it('has from one to five columns', async () => {
  await press('Add a column');
  await press('Add a column');
  expect(template()).toBe('80px 1fr 2fr 1fr 1fr');
  await press('Add a column');
  expect(template()).toBe('80px 1fr 2fr 1fr 1fr');
  expect(screen.getByRole('button', { name: 'Add a column' }).getAttribute('aria-disabled')).toBe('true');
  for (let rest = 4; rest > 0; rest--) await press('Remove one');
  expect(template()).toBe('80px');
  await press('Remove one');
  expect(template()).toBe('80px');
  expect(screen.getByRole('button', { name: 'Remove one' }).getAttribute('aria-disabled')).toBe('true');
});

it('a cell spans no more columns than there are, because a wider span would add columns', () => {
  fireEvent.change(screen.getByRole('slider', { name: 'The first cell spans' }), { target: { value: 5 } });
  expect(screen.getByText('a').style.getPropertyValue('grid-column')).toBe('span 3');
});

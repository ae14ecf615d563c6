import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import CostMeter from './CostMeter.demo.tsx';

/** The text of a row: primes, renders and calculations. The duration depends on the machine. */
const row = (name: string) => {
  const { textContent } = screen.getByRole('rowheader', { name: new RegExp(`${name}$`) });
  const cells = within(screen.getByRole('row', { name: new RegExp(` ${name} `) })).getAllByRole('cell');
  return [textContent?.split(' ')[0], cells[0]?.textContent, cells[1]?.textContent];
};
const renderAgain = () => userEvent.click(screen.getByRole('button', { name: 'Render for another reason' }));
const countBelow = (limit: string) => userEvent.selectOptions(screen.getByRole('combobox'), limit);

it('counts the primes, with and without useMemo', async () => {
  render(<CostMeter />);
  expect(row('without useMemo')).toEqual(['168', '1', '1']);
  expect(row('with useMemo')).toEqual(['168', '1', '1']);
  await countBelow('30,000');
  expect(row('without useMemo')).toEqual(['3,245', '2', '2']);
  expect(row('with useMemo')).toEqual(['3,245', '2', '2']);
});

it('calculates again in every render, but not with useMemo', async () => {
  render(<CostMeter />);
  await renderAgain();
  await renderAgain();
  expect(row('without useMemo')).toEqual(['168', '3', '3']);
  expect(row('with useMemo')).toEqual(['168', '3', '1']);
});

it('keeps one result only: going back to a limit calculates again', async () => {
  render(<CostMeter />);
  await countBelow('30,000');
  await countBelow('1,000');
  expect(row('with useMemo')).toEqual(['168', '3', '3']);
});

it('tells the time that was spent', async () => {
  render(<CostMeter />);
  expect(screen.getAllByText(/^\d+\.\d ms$/)).toHaveLength(2);
});

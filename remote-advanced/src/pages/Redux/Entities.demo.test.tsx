import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import Entities from './Entities.demo.tsx';

const user = userEvent.setup();
const box = () => screen.getByRole('textbox', { name: 'Plant' });
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) => `${within(row).getAllByRole('cell')[0]?.textContent} ${within(row).getByRole('rowheader').textContent}`,
    );
const inRow = (plant: string, name: string) =>
  within(screen.getByRole('row', { name: new RegExp(plant) })).getByRole('button', { name });

beforeEach(() => {
  render(<Entities />);
});

it('keeps the rows in the order of their names', async () => {
  expect(rows()).toEqual(['2 Fern', '3 Mint', '1 Olive']);
  await user.type(box(), 'Lily{Enter}');
  expect(rows()).toEqual(['2 Fern', '4 Lily', '3 Mint', '1 Olive']);
  expect(box()).toHaveProperty('value', '');
});

it('renames the row that was chosen, and only that one', async () => {
  await user.click(inRow('Fern', 'Edit'));
  expect(document.activeElement).toBe(box());
  await user.clear(box());
  await user.type(box(), 'Rose');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(rows()).toEqual(['3 Mint', '1 Olive', '2 Rose']);
  screen.getByRole('button', { name: 'Add' });
});

it('never gives an id twice', async () => {
  await user.type(box(), 'Lily{Enter}');
  await user.click(inRow('Lily', 'Remove'));
  await user.type(box(), 'Palm{Enter}');
  expect(rows()).toContain('5 Palm');
});

it('goes back to adding when the row that is being renamed is removed', async () => {
  await user.click(inRow('Mint', 'Edit'));
  await user.click(inRow('Mint', 'Remove'));
  screen.getByRole('button', { name: 'Add' });
  expect(rows()).toEqual(['2 Fern', '1 Olive']);
});

it('ignores a blank name', async () => {
  await user.type(box(), '   {Enter}');
  expect(rows()).toHaveLength(3);
});

it('keeps the focus in the table after a removal', async () => {
  await user.click(inRow('Mint', 'Remove'));
  expect(document.activeElement).toBe(inRow('Olive', 'Remove'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(inRow('Fern', 'Remove'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(box());
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TaskRow } from './TaskRow.tsx';

const pay = { id: 1, text: 'Pay the rent', completed: false };

function row(task = pay, edited = false) {
  const on = { onToggle: vi.fn(), onEdit: vi.fn(), onDelete: vi.fn() };
  render(<TaskRow task={task} edited={edited} {...on} />);
  return on;
}

it('shows whether the task is completed', () => {
  row({ ...pay, completed: true });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pay the rent' }).checked).toBe(true);
});

it('toggles by a click on the text, and by the keyboard', async () => {
  const user = userEvent.setup();
  const { onToggle } = row();
  await user.click(screen.getByText('Pay the rent'));
  expect(onToggle).toHaveBeenCalledTimes(1);
  await user.keyboard(' ');
  expect(onToggle).toHaveBeenCalledTimes(2);
});

it('has one Edit and one Delete, described by the task they are for', async () => {
  const { onEdit, onDelete, onToggle } = row();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete']);
  expect(buttons.map((button) => button.getAttribute('aria-description'))).toEqual(['Pay the rent', 'Pay the rent']);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect([onEdit.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect([onEdit.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 1]);
  expect(onToggle).not.toHaveBeenCalled();
});

it('says that it is the one being edited', () => {
  row(pay, true);
  expect(screen.getByRole('listitem', { current: true }).textContent).toContain('Pay the rent');
});

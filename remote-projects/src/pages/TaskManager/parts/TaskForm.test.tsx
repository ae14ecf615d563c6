import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { TaskForm } from './TaskForm.tsx';

function form(props: Partial<Parameters<typeof TaskForm>[0]> = {}) {
  const onSubmit = vi.fn();
  const rest = { text: 'Pay', editing: false, disabled: false, input: createRef<HTMLInputElement>(), onText: vi.fn() };
  render(<TaskForm {...rest} onSubmit={onSubmit} onCancel={null} {...props} />);
  return { onSubmit, box: screen.getByRole<HTMLInputElement>('textbox', { name: 'Task' }) };
}

it('has a labelled single-line text box and a button "Add"', () => {
  const { box } = form();
  expect(box.type).toBe('text');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add']);
});

it('calls the button "Update" while a task is edited, and offers to cancel', () => {
  form({ editing: true, onCancel: () => {} });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Update', 'Cancel']);
});

it('submits by the button and by Enter', async () => {
  const user = userEvent.setup();
  const { onSubmit, box } = form();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await user.type(box, '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it.each([
  ['as the standard says it', { isComposing: true }],
  ['as Safari says it', { keyCode: 229 }],
])('leaves Enter to an input method that is composing, %s', (_how, composing) => {
  const { box } = form();
  const submits = (init: object) => fireEvent.keyDown(box, { key: 'Enter', ...init });
  expect(submits({ keyCode: 13 })).toBe(true);
  expect(submits(composing)).toBe(false);
});

it('cancels an edit by Escape, but not while an input method is composing', () => {
  const onCancel = vi.fn();
  const { box } = form({ editing: true, onCancel });
  fireEvent.keyDown(box, { key: 'Escape', isComposing: true });
  expect(onCancel).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('waits while it is disabled', async () => {
  const { onSubmit, box } = form({ disabled: true });
  await userEvent.type(box, 'Walk{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

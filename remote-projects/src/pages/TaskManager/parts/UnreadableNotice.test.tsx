import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Copied } from './task-storage.ts';
import { UnreadableNotice } from './UnreadableNotice.tsx';

const damaged = { status: 'unreadable', reason: 'not JSON', text: 'damaged' } as const;
const pay = { id: 1, text: 'Pay', completed: false };

function show(copy: Copied) {
  const onReplace = vi.fn();
  const onSetAside = vi.fn(() => copy);
  render(<UnreadableNotice problem={damaged} onSetAside={onSetAside} onReplace={onReplace} />);
  return { onReplace, onSetAside };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each<[Parameters<typeof UnreadableNotice>[0]['problem'], RegExp]>([
  [damaged, /could not be read: the text is not JSON\./],
  [{ ...damaged, reason: 'not a list of tasks' }, /could not be read: the text is not a list of tasks\./],
  [{ status: 'partly-read', tasks: [pay], bad: 2, text: 'damaged' }, /^2 of 3 stored entries could not be read/],
])('says what was found, that it is untouched, and that changes are not saved', (problem, text) => {
  render(<UnreadableNotice problem={problem} onSetAside={vi.fn()} onReplace={() => {}} />);
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toMatch(text);
  expect(alert).toMatch(/stays untouched under the key tasks, and your changes are not saved/);
});

it('shows the stored text for copying', () => {
  show({ status: 'full' });
  const shown = screen.getByLabelText<HTMLTextAreaElement>('Stored text');
  expect([shown.value, shown.readOnly]).toEqual(['damaged', true]);
});

it('sets the text aside when the reader asks for it', async () => {
  const { onSetAside } = show({ status: 'copied', key: 'tasks:unreadable-1' });
  expect(onSetAside).not.toHaveBeenCalled();
  await press('Keep a copy and start afresh');
  expect(onSetAside).toHaveBeenCalledWith('damaged');
});

it('offers to do without a copy only after there was no room for one', async () => {
  const { onReplace } = show({ status: 'full' });
  expect(screen.queryByRole('button', { name: 'Start afresh without a copy' })).toBeNull();
  await press('Keep a copy and start afresh');
  expect(screen.getByText(/has no room for a copy/)).toBeTruthy();
  expect(onReplace).not.toHaveBeenCalled();
  await press('Start afresh without a copy');
  expect(onReplace).toHaveBeenCalledTimes(1);
});

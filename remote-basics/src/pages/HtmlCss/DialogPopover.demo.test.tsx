import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import DialogPopover from './DialogPopover.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = () => screen.getByRole('status').textContent;

beforeEach(() => {
  render(<DialogPopover />);
});

it('opens one dialog in two ways, and closes it', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  await press('dialog.show()');
  expect(open()).toBe('show()');
  screen.getByRole('dialog', { name: 'A dialog beside the page' });
  expect(showModal).not.toHaveBeenCalled();

  await press('dialog.showModal()');
  expect(open()).toBe('showModal()');
  expect(showModal).toHaveBeenCalledOnce();

  await press('Close');
  expect(open()).toBe('nothing');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the popover needs no script: its buttons name it', () => {
  const opener = screen.getByRole('button', { name: 'popover' });
  const popover = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  expect(popover?.getAttribute('popover')).toBe('auto');
  const hide = screen.getByRole('button', { name: 'Hide', hidden: true });
  expect(hide.getAttribute('popovertarget')).toBe(popover?.id);
  expect(hide.getAttribute('popovertargetaction')).toBe('hide');
});

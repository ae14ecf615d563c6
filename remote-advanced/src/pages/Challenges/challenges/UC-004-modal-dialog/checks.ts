import { check, generalChecks, type Mounted, mount } from '@site/learning/challenge';
import { screen, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const opener = () => screen.getByRole('button', { name: 'Delete account', hidden: true });
const dialog = () => screen.getByRole('dialog');
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });
const open = ({ user }: Mounted) => user.click(opener());

check('names', 'opens a dialog with title, text and two buttons, which is named by its title', async () => {
  const mounted = mount();
  expect(screen.queryByRole('dialog'), 'a dialog at first').toBeNull();
  await open(mounted);
  screen.getByRole('dialog', { name: 'Delete your account?' });
  within(dialog()).getByText(/You cannot take this back\./);
  inDialog('Cancel');
  inDialog('Delete');
});

check('focus', 'moves the focus into the dialog when it opens', async () => {
  await open(mount());
  expect(dialog().contains(document.activeElement), 'the focus is in the dialog').toBe(true);
});

check('behavior', 'closes with "Cancel", and confirms nothing', async () => {
  const onConfirm = vi.fn();
  const mounted = mount({ onConfirm });
  await open(mounted);
  await mounted.user.click(inDialog('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
});

check('keyboard', 'closes with Escape, and confirms nothing', async () => {
  const onConfirm = vi.fn();
  const mounted = mount({ onConfirm });
  await open(mounted);
  await mounted.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
});

check('behavior', 'confirms once with "Delete", and closes', async () => {
  const onConfirm = vi.fn();
  const mounted = mount({ onConfirm });
  await open(mounted);
  await mounted.user.click(inDialog('Delete'));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

check('keyboard', 'keeps Tab and Shift+Tab inside while it is open', async () => {
  const mounted = mount();
  await open(mounted);
  for (const shift of [false, true])
    for (let press = 0; press < 4; press += 1) {
      await mounted.user.tab({ shift });
      expect(document.activeElement, 'what has the focus').not.toBe(opener());
    }
});

check('focus', 'gives the focus back when it closes', async () => {
  const mounted = mount();
  for (const close of [
    () => mounted.user.keyboard('{Escape}'),
    () => mounted.user.click(inDialog('Cancel')),
    () => mounted.user.click(inDialog('Delete')),
  ]) {
    await open(mounted);
    await close();
    expect(document.activeElement, 'what has the focus').toBe(opener());
  }
});

check('focus', 'gives the focus to its button although the click did not, as in Safari', async () => {
  const { user } = mount();
  opener().click();
  await user.pointer([]);
  dialog();
  await user.keyboard('{Escape}');
  expect(document.activeElement, 'what has the focus').toBe(opener());
});

check('behavior', 'opens again after it was closed', async () => {
  const mounted = mount();
  await open(mounted);
  await mounted.user.keyboard('{Escape}');
  await open(mounted);
  await mounted.user.click(inDialog('Cancel'));
  await open(mounted);
  dialog();
});

generalChecks({ 'with the dialog open': open });

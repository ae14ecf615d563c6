import { check, generalChecks, type Mounted, mount } from '@site/learning/challenge';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const opener = () => screen.getByRole('button', { name: 'Delete account', hidden: true });
const dialog = () => screen.getByRole('dialog');
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });
const open = ({ user }: Mounted) => user.click(opener());

// The event `close` of a dialog comes with the next frame, and some components move the focus only then.
const limit = { timeout: 500 };
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), limit);
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const focusOnOpener = () => waitFor(() => expect(document.activeElement, 'what has the focus').toBe(opener()), limit);

check('names', 'opens a dialog with title, text and two buttons, which is named by its title', async () => {
  const mounted = mount();
  expect(screen.queryByRole('dialog'), 'a dialog at first').toBeNull();
  await open(mounted);
  screen.getByRole('dialog', { name: 'Delete your account?' });
  for (const sentence of ['Your orders and addresses are removed.', 'You cannot take this back.'])
    expect(dialog().textContent).toContain(sentence);
  inDialog('Cancel');
  inDialog('Delete');
});

check('focus', 'moves the focus into the dialog when it opens', async () => {
  await open(mount());
  await waitFor(() => expect(dialog().contains(document.activeElement), 'the focus is in the dialog').toBe(true));
});

check('behavior', 'closes with "Cancel", and confirms nothing', async () => {
  const onConfirm = vi.fn();
  const mounted = mount({ onConfirm });
  await open(mounted);
  await mounted.user.click(inDialog('Cancel'));
  await closed();
  await nextFrames();
  expect(onConfirm).not.toHaveBeenCalled();
});

check('keyboard', 'closes with Escape, and confirms nothing', async () => {
  const onConfirm = vi.fn();
  const mounted = mount({ onConfirm });
  await open(mounted);
  await mounted.user.keyboard('{Escape}');
  await closed();
  await nextFrames();
  expect(onConfirm).not.toHaveBeenCalled();
});

check('behavior', 'confirms once with "Delete", and closes', async () => {
  const onConfirm = vi.fn();
  const mounted = mount({ onConfirm });
  await open(mounted);
  await mounted.user.click(inDialog('Delete'));
  await closed();
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
});

check('behavior', 'confirms nothing with Escape after an earlier "Delete"', async () => {
  const onConfirm = vi.fn();
  const mounted = mount({ onConfirm });
  await open(mounted);
  await mounted.user.click(inDialog('Delete'));
  await closed();
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  await open(mounted);
  await mounted.user.keyboard('{Escape}');
  await closed();
  await nextFrames();
  expect(onConfirm).toHaveBeenCalledOnce();
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
    await focusOnOpener();
  }
});

check('focus', 'gives the focus to its button although the click did not, as in Safari', async () => {
  const { user } = mount();
  opener().click();
  await user.pointer([]);
  dialog();
  await user.keyboard('{Escape}');
  await focusOnOpener();
});

check('behavior', 'opens again after it was closed', async () => {
  const mounted = mount();
  await open(mounted);
  await mounted.user.keyboard('{Escape}');
  await closed();
  await open(mounted);
  await mounted.user.click(inDialog('Cancel'));
  await closed();
  await open(mounted);
  dialog();
});

generalChecks({ 'with the dialog open': open });

import { advance, check, generalChecks, type Mounted, mount, textOnScreen } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const saveButton = () => screen.getByRole('button', { name: 'Save' });
/** The visible toasts by their number: the newest may be at the top or at the end. */
const toasts = () => [...new Set(textOnScreen().match(/Saved \d+/g))].sort();
const dismissButton = (text: string) => screen.getByRole('button', { name: `Dismiss ${text}` });

/** With fake timers: toasts stay for 5 s, and three are visible, unless other props are given. */
function start(props: object = {}) {
  vi.useFakeTimers();
  return mount({ duration: 5000, limit: 3, ...props });
}

async function save({ user }: Pick<Mounted, 'user'>, times: number) {
  for (let press = 0; press < times; press += 1) await user.click(saveButton());
}

check('names', 'has a status from the start, in which the toasts appear', async () => {
  const view = start();
  const status = screen.getByRole('status');
  expect(toasts()).toEqual([]);
  await save(view, 1);
  expect(toasts()).toEqual(['Saved 1']);
  expect(status.textContent).toContain('Saved 1');
});

check('behavior', 'adds a toast with every press, and leaves the focus where it is', async () => {
  const view = start();
  await save(view, 2);
  expect(toasts()).toEqual(['Saved 1', 'Saved 2']);
  expect(document.activeElement).toBe(saveButton());
});

check('behavior', 'takes each toast away after its own time', async () => {
  const view = start();
  await save(view, 1);
  await advance(3000);
  await save(view, 1);
  await advance(1900);
  expect(toasts(), 'after 4.9 s').toEqual(['Saved 1', 'Saved 2']);
  await advance(200);
  expect(toasts(), 'after 5.1 s').toEqual(['Saved 2']);
  await advance(2700);
  expect(toasts(), 'after 7.8 s').toEqual(['Saved 2']);
  await advance(300);
  expect(toasts(), 'after 8.1 s').toEqual([]);
  await save(view, 1);
  expect(toasts(), 'after one more press').toEqual(['Saved 3']);
});

check('behavior', 'shows at most three, and the others when there is room', async () => {
  const view = start();
  await save(view, 5);
  expect(toasts()).toEqual(['Saved 1', 'Saved 2', 'Saved 3']);
  await view.user.click(dismissButton('Saved 2'));
  expect(toasts(), 'after one was dismissed').toEqual(['Saved 1', 'Saved 3', 'Saved 4']);
});

check('behavior', 'gives a toast that has waited its whole time', async () => {
  const view = start({ limit: 2 });
  await save(view, 3);
  expect(toasts(), 'at first').toEqual(['Saved 1', 'Saved 2']);
  await advance(5100);
  expect(toasts(), 'after 5.1 s').toEqual(['Saved 3']);
  await advance(4700);
  expect(toasts(), 'after 9.8 s').toEqual(['Saved 3']);
  await advance(400);
  expect(toasts(), 'after 10.2 s').toEqual([]);
});

check('focus', 'dismisses the toast whose button is pressed, and moves the focus to "Save"', async () => {
  const view = start();
  await save(view, 3);
  dismissButton('Saved 2').focus();
  await view.user.keyboard('{Enter}');
  expect(toasts()).toEqual(['Saved 1', 'Saved 3']);
  expect(document.activeElement).toBe(saveButton());
});

check('behavior', 'keeps a toast while the pointer is over it, and gives it its whole time again', async () => {
  const view = start({ duration: 3000 });
  await save(view, 2);
  await advance(2000);
  await view.user.hover(dismissButton('Saved 1'));
  await advance(10_000);
  expect(toasts(), 'while the pointer is over the first one').toEqual(['Saved 1']);
  await view.user.hover(saveButton());
  await advance(2900);
  expect(toasts(), '2.9 s after the pointer has left').toEqual(['Saved 1']);
  await advance(200);
  expect(toasts(), '3.1 s after the pointer has left').toEqual([]);
});

check('focus', 'keeps a toast while the focus is on its button, and gives it its whole time again', async () => {
  const view = start({ duration: 3000 });
  await save(view, 2);
  await advance(2000);
  dismissButton('Saved 1').focus();
  await advance(10_000);
  expect(toasts(), 'while the focus is on the first one').toEqual(['Saved 1']);
  expect(document.activeElement).toBe(dismissButton('Saved 1'));
  await view.user.hover(dismissButton('Saved 1'));
  await view.user.hover(saveButton());
  await advance(10_000);
  expect(toasts(), 'after the pointer was over it, too').toEqual(['Saved 1']);
  saveButton().focus();
  await advance(2900);
  expect(toasts(), '2.9 s after the focus has left').toEqual(['Saved 1']);
  await advance(200);
  expect(toasts(), '3.1 s after the focus has left').toEqual([]);
});

generalChecks({
  'with toasts': (view) => save(view, 4),
  'with a toast that was dismissed': async (view) => {
    await save(view, 2);
    await view.user.click(dismissButton('Saved 1'));
  },
});

import { check, generalChecks, mount, textOnScreen } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, onTestFinished, vi } from 'vitest';

const props = { title: 'Tea', likes: 1 };

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Like Tea' });
const isPressed = () => button().getAttribute('aria-pressed');
const alertText = () => screen.queryByRole('alert')?.textContent?.trim() ?? '';

/** Whether a number of likes can be read, also with elements around the number and its noun. */
function expectText(likes: string) {
  expect(textOnScreen(), 'the text on the page').toMatch(new RegExp(`(?<!\\d)${likes}(?!s)`, 'i'));
}

/** A `save` that is answered when the check wants it. */
function start() {
  const answers: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const save = vi.fn(() => new Promise<void>((resolve, reject) => answers.push({ resolve, reject })));
  const { user } = mount({ ...props, save });
  // An action in React waits for those that began before it, also in another check.
  onTestFinished(() => {
    for (const { resolve } of answers) resolve();
  });
  const settle = async (index: number, isSaved: boolean) => {
    if (isSaved) answers[index]?.resolve();
    else answers[index]?.reject(new Error('offline'));
    await user.pointer([]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { save, settle, press: () => user.click(button()) };
}

check('names', 'is a toggle button with a constant name', async () => {
  const { press } = start();
  expect(isPressed()).toBe('false');
  await press();
  expect(isPressed(), 'aria-pressed of the button "Like Tea", after a press').toBe('true');
});

check('behavior', 'says the number with its noun', async () => {
  const { press } = start();
  expectText('1 like');
  await press();
  expectText('2 likes');
});

check('states', 'says "0 likes", and "1 like" when the first one comes', async () => {
  const { user } = mount({ ...props, likes: 0, save: async () => {} });
  expectText('0 likes');
  await user.click(button());
  expectText('1 like');
});

check('behavior', 'changes at once, and saves the answer', async () => {
  const { press, save, settle } = start();
  await press();
  expectText('2 likes');
  expect(save.mock.calls).toEqual([[true]]);
  await settle(0, true);
  await press();
  expectText('1 like');
  expect(save.mock.calls).toEqual([[true], [false]]);
});

check('states', 'goes back when it could not be saved, and says so', async () => {
  const { press, settle } = start();
  await press();
  expect(alertText()).toBe('');
  await settle(0, false);
  expect(isPressed()).toBe('false');
  expectText('1 like');
  expect(alertText()).toBe('Not saved. Try again.');
});

check('states', 'takes the alert away with the next press, and can be saved then', async () => {
  const { press, save, settle } = start();
  await press();
  await settle(0, false);
  await press();
  expect(alertText()).toBe('');
  await settle(1, true);
  expect(isPressed()).toBe('true');
  expect(save.mock.calls).toEqual([[true], [true]]);
});

check('races', 'does nothing while it is being saved, and keeps the focus', async () => {
  const { press, save, settle } = start();
  await press();
  expect(button().getAttribute('aria-busy'), 'aria-busy while it is being saved').toBe('true');
  await press();
  await press();
  expect(save).toHaveBeenCalledOnce();
  expect(isPressed()).toBe('true');
  expect(document.activeElement).toBe(button());
  await settle(0, true);
  expect(button().getAttribute('aria-busy'), 'aria-busy afterwards').not.toBe('true');
});

generalChecks({
  'while it is liked': async ({ user }) => user.click(screen.getByRole('button', { name: /^Like/ })),
});

import { check, generalChecks, type Mounted, mount } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, onTestFinished, vi } from 'vitest';

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const heading = (name: string) => screen.getByRole('heading', { name });
const fields = () => screen.queryAllByRole<HTMLInputElement>('textbox');
const textOf = (role: string) => screen.queryByRole(role)?.textContent?.trim() ?? '';

/** The fields of the step that are refused with the message. */
const refused = () =>
  screen
    .queryAllByRole<HTMLInputElement>('textbox', { description: /Fill in this field/ })
    .filter((element) => element.getAttribute('aria-invalid') === 'true');

type User = Pick<Mounted, 'user'>;

const press = ({ user }: User, name: string) => user.click(screen.getByRole('button', { name }));

async function fillContact(view: User) {
  await view.user.type(field('Name'), ' Bo ');
  await view.user.type(field('Email'), 'bo@example.com');
  await press(view, 'Next');
}

async function fillAll(view: User) {
  await fillContact(view);
  await view.user.type(field('Street'), '5 Long Lane');
  await view.user.type(field('City'), 'York');
  await press(view, 'Next');
}

/** A `submit` that is answered when the check wants it. */
function start() {
  const answers: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const submit = vi.fn((_values: object) => new Promise<void>((resolve, reject) => answers.push({ resolve, reject })));
  const mounted = mount({ submit });
  // An action in React waits for those that began before it, also in another check.
  onTestFinished(() => {
    for (const { resolve } of answers) resolve();
  });
  const answer = async (index: number, isSent: boolean) => {
    if (isSent) answers[index]?.resolve();
    else answers[index]?.reject(new Error('offline'));
    await mounted.user.pointer([]);
  };
  return { ...mounted, submit, answer };
}

check('behavior', 'begins with two fields, without "Back", and leaves the focus where it is', () => {
  start();
  heading('Step 1 of 3: Contact');
  expect(fields()).toEqual([field('Name'), field('Email')]);
  expect(screen.queryByRole('button', { name: 'Back' }), 'a button "Back"').toBeNull();
  expect(document.activeElement).toBe(document.body);
});

check('behavior', 'goes through the steps, and lists everything in the last one', async () => {
  const view = start();
  await fillContact(view);
  heading('Step 2 of 3: Address');
  expect(screen.getAllByRole('heading', { name: /^Step/ }), 'headings of steps').toHaveLength(1);
  expect(fields()).toEqual([field('Street'), field('City')]);
  await view.user.type(field('Street'), '5 Long Lane');
  await view.user.type(field('City'), 'York');
  await press(view, 'Next');
  heading('Step 3 of 3: Check');
  for (const text of ['Bo', 'bo@example.com', '5 Long Lane', 'York'])
    expect(document.body.textContent, 'the text of the page').toContain(text);
  expect(fields()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Next' }), 'a button "Next"').toBeNull();
});

check('focus', 'refuses empty fields and spaces, and moves the focus to the first one', async () => {
  const view = start();
  await view.user.type(field('Name'), 'Bo');
  await view.user.type(field('Email'), '  ');
  await press(view, 'Next');
  heading('Step 1 of 3: Contact');
  expect(refused()).toEqual([field('Email')]);
  expect(document.activeElement).toBe(field('Email'));
  await view.user.clear(field('Name'));
  await press(view, 'Next');
  expect(refused()).toEqual([field('Name'), field('Email')]);
  expect(document.activeElement).toBe(field('Name'));
});

check('behavior', 'takes each message away when its field is filled in', async () => {
  const view = start();
  await press(view, 'Next');
  expect(refused().length, 'messages').toBe(2);
  await view.user.type(field('Name'), 'B');
  expect(refused()).toEqual([field('Email')]);
  await view.user.clear(field('Name'));
  expect(refused(), 'with an empty name again').toEqual([field('Name'), field('Email')]);
});

check('behavior', 'begins each step without messages', async () => {
  const view = start();
  await press(view, 'Next');
  await fillContact(view);
  heading('Step 2 of 3: Address');
  expect(refused()).toEqual([]);
});

check('keyboard', 'goes on with Enter in a field', async () => {
  const view = start();
  await view.user.type(field('Name'), 'Bo');
  await view.user.type(field('Email'), 'bo@example.com{Enter}');
  heading('Step 2 of 3: Address');
});

check('behavior', 'goes back without a check, and keeps what was entered', async () => {
  const view = start();
  await fillContact(view);
  await view.user.type(field('City'), 'York');
  await press(view, 'Back');
  heading('Step 1 of 3: Contact');
  expect(fields().map(({ value }) => value)).toEqual([' Bo ', 'bo@example.com']);
  await press(view, 'Next');
  expect(fields().map(({ value }) => value)).toEqual(['', 'York']);
});

check('focus', 'moves the focus to the heading of each new step', async () => {
  const view = start();
  await fillContact(view);
  expect(document.activeElement).toBe(heading('Step 2 of 3: Address'));
  await press(view, 'Back');
  expect(document.activeElement).toBe(heading('Step 1 of 3: Contact'));
  await press(view, 'Next');
  expect(document.activeElement).toBe(heading('Step 2 of 3: Address'));
});

check('races', 'sends the trimmed values once, and waits', async () => {
  const view = start();
  await fillAll(view);
  expect(view.submit, 'submit, before "Send"').not.toHaveBeenCalled();
  await press(view, 'Send');
  expect(view.submit.mock.calls).toEqual([
    [{ name: 'Bo', email: 'bo@example.com', street: '5 Long Lane', city: 'York' }],
  ]);
  expect(textOf('status')).toBe('Sending…');
  await press(view, 'Send');
  expect(view.submit, 'submit while it is under way').toHaveBeenCalledOnce();
});

check('states', 'stays in the last step while it is sending', async () => {
  const view = start();
  await fillAll(view);
  await press(view, 'Send');
  await press(view, 'Back');
  heading('Step 3 of 3: Check');
});

check('focus', 'thanks after a success, with the focus on the heading', async () => {
  const view = start();
  await fillAll(view);
  await press(view, 'Send');
  await view.answer(0, true);
  expect(document.activeElement).toBe(heading('Thank you'));
  expect(screen.queryByRole('heading', { name: /^Step/ }), 'a step').toBeNull();
});

check('states', 'says when it was not sent, and can be sent again', async () => {
  const view = start();
  await fillAll(view);
  await press(view, 'Send');
  await view.answer(0, false);
  expect(textOf('alert')).toBe('Not sent. Try again.');
  expect(textOf('status')).toBe('');
  await press(view, 'Send');
  expect(textOf('alert'), 'the alert after another "Send"').toBe('');
  await view.answer(1, false);
  await press(view, 'Back');
  expect(textOf('alert'), 'the alert after "Back"').toBe('');
  expect(fields().map(({ value }) => value)).toEqual(['5 Long Lane', 'York']);
});

generalChecks({
  'with messages': (view) => press(view, 'Next'),
  'in the second step': fillContact,
  'in the last step': fillAll,
});

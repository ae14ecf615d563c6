import { check, generalChecks, type Mounted, mount } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, onTestFinished, vi } from 'vitest';

const sending = 'Creating your account…';
const labels = ['Name', 'Email', 'Password'];
/** A field by the beginning of its label, which may have a sign for required fields. */
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^\\s*${label}(?!\\w)`), { selector: 'input' });
const values = () => labels.map((label) => field(label).value);

/** The text that describes a field for assistive technology. */
const descriptionOf = (element: HTMLElement) => {
  const ids = ['aria-describedby', 'aria-errormessage'].flatMap((name) => element.getAttribute(name)?.split(' ') ?? []);
  return [...new Set(ids)]
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    .filter(Boolean)
    .join(' ');
};

const ownMessages = ['Enter your name', 'Enter an email address', 'Use at least 8 characters'];
const objections = { email: 'This address has an account', password: 'Choose another one' };
const fieldMessages = [...ownMessages, ...Object.values(objections)];

/** The text of the status or the alert. The message of a field may be an alert, too. */
const textOf = (role: string) =>
  screen
    .queryAllByRole(role)
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter((text) => !fieldMessages.some((message) => text.includes(message)))
    .join('');

/** The messages in the description of a field, which may have more: a sign before the message, a hint. */
const messageOf = (element: HTMLElement) =>
  fieldMessages.filter((message) => descriptionOf(element).includes(message)).join(' ');

/** What each field is refused with: nothing for one that is right. */
const messages = () =>
  labels.map((label) => (field(label).getAttribute('aria-invalid') === 'true' ? messageOf(field(label)) : ''));

/** A `signUp` that is answered when the check wants it. */
function start() {
  const answers: { resolve: (messages: object) => void; reject: (reason: Error) => void }[] = [];
  const signUp = vi.fn(
    (_values: object) => new Promise<object>((resolve, reject) => answers.push({ resolve, reject })),
  );
  const mounted = mount({ signUp });
  // An action in React waits for those that began before it, also in another check.
  onTestFinished(() => {
    for (const { resolve } of answers) resolve({});
  });
  const answer = async (index: number, objections: object | null) => {
    if (objections) answers[index]?.resolve(objections);
    else answers[index]?.reject(new Error('offline'));
    await mounted.user.pointer([]);
  };
  return { ...mounted, signUp, answer };
}

type User = Pick<Mounted, 'user'>;

const submit = ({ user }: User) => user.click(screen.getByRole('button', { name: 'Create account' }));

async function fill({ user }: User) {
  await user.type(field('Name'), ' Bo ');
  await user.type(field('Email'), 'bo@example.com');
  await user.type(field('Password'), ' long enough');
}

check('names', 'has three labeled fields that are not refused at first', async () => {
  const { user } = start();
  expect(messages()).toEqual(['', '', '']);
  for (let press = 0; press < 4; press += 1) await user.tab();
  expect(messages(), 'after the empty fields were left').toEqual(['', '', '']);
});

check('behavior', 'refuses what is wrong when it is submitted, and sends nothing', async () => {
  const view = start();
  await view.user.type(field('Name'), '  ');
  await view.user.type(field('Email'), 'bo@');
  await view.user.type(field('Password'), 'seven77');
  await submit(view);
  expect(messages()).toEqual(ownMessages);
  expect(view.signUp).not.toHaveBeenCalled();
});

check('focus', 'moves the focus to the first field that is wrong', async () => {
  const view = start();
  await submit(view);
  expect(document.activeElement).toBe(field('Name'));
  await view.user.type(field('Name'), 'Bo');
  await submit(view);
  expect(document.activeElement).toBe(field('Email'));
});

check('behavior', 'checks a field that is not empty when it is left, not before', async () => {
  const { user } = start();
  await user.type(field('Email'), 'bo');
  expect(messages(), 'while it is typed').toEqual(['', '', '']);
  await user.tab();
  expect(messages(), 'when it was left').toEqual(['', 'Enter an email address', '']);
});

check('behavior', 'takes a message away as soon as the field is right', async () => {
  const { user } = start();
  await user.type(field('Password'), 'seven77');
  await user.tab();
  expect(messages()).toEqual(['', '', 'Use at least 8 characters']);
  await user.type(field('Password'), ' ');
  expect(messages()).toEqual(['', '', '']);
  expect(messageOf(field('Password')), 'the message in the description of a field that is right').toBe('');
});

check('behavior', 'sends the trimmed values, once, also by Enter', async () => {
  const view = start();
  await fill(view);
  await view.user.type(field('Email'), ' ');
  await view.user.keyboard('{Enter}');
  expect(view.signUp.mock.calls).toEqual([[{ name: 'Bo', email: 'bo@example.com', password: ' long enough' }]]);
  expect(textOf('status')).toBe(sending);
  await view.user.keyboard('{Enter}');
  await submit(view);
  expect(view.signUp, 'signUp while it is under way').toHaveBeenCalledOnce();
});

check('states', 'empties the form after a success, and says so', async () => {
  const view = start();
  await fill(view);
  await submit(view);
  await view.answer(0, {});
  expect(textOf('status')).toBe('Account created');
  expect(values()).toEqual(['', '', '']);
  expect(messages()).toEqual(['', '', '']);
});

check('states', 'shows what the server objects to, until the field is changed', async () => {
  const view = start();
  await fill(view);
  await submit(view);
  await view.answer(0, objections);
  expect(messages()).toEqual(['', 'This address has an account', 'Choose another one']);
  expect(document.activeElement).toBe(field('Email'));
  expect(values(), 'what was typed').toEqual([' Bo ', 'bo@example.com', ' long enough']);
  expect(textOf('status')).toBe('');
  await view.user.type(field('Email'), '.org');
  expect(messages()).toEqual(['', '', 'Choose another one']);
  await view.user.type(field('Password'), '!');
  await submit(view);
  expect(view.signUp).toHaveBeenCalledTimes(2);
});

check('states', 'keeps what the server objects to when another field is refused', async () => {
  const view = start();
  await fill(view);
  await submit(view);
  await view.answer(0, { email: objections.email });
  await view.user.clear(field('Password'));
  await submit(view);
  expect(messages()).toEqual(['', 'This address has an account', 'Use at least 8 characters']);
  expect(view.signUp).toHaveBeenCalledOnce();
});

check('focus', 'moves the focus to what the server objects to, not to a field that was emptied meanwhile', async () => {
  const view = start();
  await fill(view);
  await submit(view);
  await view.user.clear(field('Name'));
  await view.answer(0, { email: objections.email });
  expect(document.activeElement).toBe(field('Email'));
});

check('races', 'does not show an objection to a value that was changed meanwhile', async () => {
  const view = start();
  await fill(view);
  await submit(view);
  await view.user.type(field('Email'), '.org');
  await view.answer(0, { email: objections.email });
  expect(messages()).toEqual(['', '', '']);
});

check('states', 'says when there is no answer, keeps everything, and can be sent again', async () => {
  const view = start();
  await fill(view);
  await submit(view);
  await view.answer(0, null);
  expect(textOf('alert')).toBe('Not sent. Try again.');
  expect(textOf('status')).toBe('');
  expect(values()).toEqual([' Bo ', 'bo@example.com', ' long enough']);
  await submit(view);
  expect(textOf('alert')).toBe('');
  expect(view.signUp).toHaveBeenCalledTimes(2);
  await view.answer(1, null);
  await view.user.clear(field('Password'));
  await submit(view);
  expect(textOf('alert'), 'the alert, after wrong fields were submitted').toBe('');
  expect(view.signUp).toHaveBeenCalledTimes(2);
});

generalChecks({
  'with messages': submit,
});

import { check, generalChecks, mount } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, onTestFinished, vi } from 'vitest';

const texts = ['Tea', 'Coffee', 'Water'];
const answersWith = (...votes: number[]) =>
  texts.map((text, index) => ({ id: `a${index}`, text, votes: votes[index] }));

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const isChecked = (name: string) => radio(name).checked || radio(name).getAttribute('aria-checked') === 'true';
const textOf = (role: string) => screen.queryByRole(role)?.textContent?.trim() ?? '';
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const percentages = () => items().map((text) => /\d+(?:[.,]\d+)?\s?%/.exec(text)?.[0].replace(/\s/, ''));

/** A poll with 5, 3 and 2 votes, and a `vote` that is answered when the check wants it. */
function start(props: object = {}) {
  const waiting: { resolve: (answers: object[]) => void; reject: (reason: Error) => void }[] = [];
  const vote = vi.fn((_id: string) => new Promise<object[]>((resolve, reject) => waiting.push({ resolve, reject })));
  const { user } = mount({
    question: 'What do you drink?',
    answers: answersWith(5, 3, 2),
    voted: null,
    vote,
    ...props,
  });
  // An action in React waits for those that began before it, also in another check.
  onTestFinished(() => {
    for (const { resolve } of waiting) resolve(answersWith(5, 3, 2));
  });
  const press = () => user.click(screen.getByRole('button', { name: 'Vote' }));
  const answer = async (index: number, answers: object[] | null) => {
    if (answers) waiting[index]?.resolve(answers);
    else waiting[index]?.reject(new Error('offline'));
    await user.pointer([]);
  };
  return { user, vote, press, answer };
}

check('names', 'asks with radio buttons, and tells no numbers', () => {
  start();
  const isGroup = ['group', 'radiogroup'].some((role) => screen.queryByRole(role, { name: 'What do you drink?' }));
  expect(isGroup, 'a group named by the question').toBe(true);
  expect(texts.map(isChecked)).toEqual([false, false, false]);
  expect(document.body.textContent, 'the text of the page').not.toMatch(/\d/);
});

check('states', 'refuses to vote without an answer', async () => {
  const { user, vote, press } = start();
  await press();
  expect(vote).not.toHaveBeenCalled();
  expect(textOf('alert')).toBe('Choose an answer');
  expect(document.activeElement).toBe(radio('Tea'));
  await user.click(radio('Coffee'));
  expect(textOf('alert')).toBe('');
});

check('behavior', 'sends the answer once, and says so', async () => {
  const { user, vote, press } = start();
  await user.click(radio('Coffee'));
  await press();
  expect(textOf('status')).toBe('Sending…');
  await press();
  expect(vote.mock.calls).toEqual([['a1']]);
  expect(screen.queryByRole('heading', { name: 'Results' }), 'results').toBeNull();
});

check('keyboard', 'chooses with the keyboard', async () => {
  const { user, vote, press } = start();
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  expect(isChecked('Coffee')).toBe(true);
  await press();
  expect(vote.mock.calls).toEqual([['a1']]);
});

check('behavior', 'shows the results that came back, in the place of the radio buttons', async () => {
  const { user, press, answer } = start();
  await user.click(radio('Coffee'));
  await press();
  await answer(0, answersWith(10, 6, 4));
  screen.getByRole('heading', { name: 'Results' });
  expect(percentages()).toEqual(['50%', '30%', '20%']);
  for (const [index, text] of texts.entries()) expect(items()[index]).toContain(text);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Vote' }), 'a button "Vote"').toBeNull();
});

check('focus', 'announces the result, and moves the focus to its heading', async () => {
  const { user, press, answer } = start();
  const status = screen.getByRole('status');
  await user.click(radio('Tea'));
  await press();
  await answer(0, answersWith(6, 3, 2));
  expect(status.textContent?.trim(), 'the status that was there from the start').toBe('Thank you. 11 votes.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Results' }));
});

check('behavior', 'says "1 vote"', async () => {
  const { user, press, answer } = start();
  await user.click(radio('Tea'));
  await press();
  await answer(0, answersWith(1, 0, 0));
  expect(textOf('status')).toBe('Thank you. 1 vote.');
  expect(percentages()).toEqual(['100%', '0%', '0%']);
});

check('races', 'marks the answer that was sent, not the one that was chosen meanwhile', async () => {
  const { user, press, answer } = start();
  await user.click(radio('Coffee'));
  await press();
  await user.click(radio('Water'));
  await answer(0, answersWith(5, 4, 2));
  expect(items().map((text) => /your answer/i.test(text))).toEqual([false, true, false]);
});

check('behavior', 'has percentages that add up to 100', () => {
  start({ voted: 'a0', answers: answersWith(1, 1, 1) });
  expect(percentages(), 'of 1, 1 and 1').toEqual(['34%', '33%', '33%']);
});

check('behavior', 'rounds the largest fractions up', () => {
  start({ voted: 'a0', answers: answersWith(1, 21, 42) });
  expect(percentages(), 'of 1, 21 and 42').toEqual(['1%', '33%', '66%']);
});

check('behavior', 'gives a missing point to the largest fraction, not to the most votes', () => {
  start({ voted: 'a0', answers: answersWith(4, 2, 1) });
  expect(percentages(), 'of 4, 2 and 1').toEqual(['57%', '29%', '14%']);
});

check('states', 'shows the results at once to a user who has voted before', () => {
  start({ voted: 'a2' });
  expect(percentages()).toEqual(['50%', '30%', '20%']);
  expect(items().map((text) => /your answer/i.test(text))).toEqual([false, false, true]);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(document.activeElement).toBe(document.body);
  expect(textOf('status')).toBe('');
});

check('states', 'shows 0% for all answers when there are no votes', () => {
  start({ voted: 'a0', answers: answersWith(0, 0, 0) });
  expect(percentages()).toEqual(['0%', '0%', '0%']);
});

check('states', 'says when it was not sent, keeps the choice, and can be sent again', async () => {
  const { user, vote, press, answer } = start();
  await user.click(radio('Water'));
  await press();
  await answer(0, null);
  expect(textOf('alert')).toBe('Not sent. Try again.');
  expect(textOf('status')).toBe('');
  expect(isChecked('Water')).toBe(true);
  await press();
  expect(textOf('alert')).toBe('');
  expect(vote.mock.calls).toEqual([['a2'], ['a2']]);
});

generalChecks({
  'with an alert': async ({ user }) => user.click(screen.getByRole('button', { name: 'Vote' })),
  'with results': async ({ user }) => {
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Vote' }));
    await screen.findByRole('heading', { name: 'Results' }, { timeout: 2000 });
  },
});

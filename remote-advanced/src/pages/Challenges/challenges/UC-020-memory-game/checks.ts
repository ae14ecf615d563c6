import { advance, check, generalChecks, type Mounted, mount, namesOf, textOnScreen } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const first = ['Sun', 'Moon', 'Fish', 'Sun', 'Fish', 'Moon'];
const second = ['Boat', 'Bird', 'Boat', 'Bird', 'Tree', 'Tree'];

const card = (number: number) => screen.getByRole('button', { name: new RegExp(`^Card ${number}\\s*,`) });

/** The text of the status; the number of moves may be in another one. */
const status = () => {
  const texts = screen.getAllByRole('status').map(({ textContent }) => textContent?.trim() ?? '');
  return texts.filter((text) => !/^\d+ moves?$/.test(text)).join(' ');
};

/** Whether the number of moves can be read, also with elements around it. */
function expectText(moves: string) {
  expect(textOnScreen(), 'the text on the page').toMatch(new RegExp(`(?<!\\d)${moves}(?!s)`, 'i'));
}

/** What is said of each card after its number: `face down`, `Sun` or `Sun, found`. Hidden elements in a name put spaces between its parts. */
const table = () =>
  namesOf('button')
    .filter((name) => /^Card \d+/.test(name))
    .map((name) => name.replaceAll(/\s+,/g, ',').replace(/^Card \d+,\s*/, ''));

const allDown = Array(6).fill('face down');

/** With fake timers, and a pause of 1 s. The second game has other cards. */
function start() {
  vi.useFakeTimers();
  let cards = first;
  const { user } = mount({ deal: () => [...cards], pause: 1000 });
  const newGame = async () => {
    cards = second;
    await user.click(screen.getByRole('button', { name: 'New game' }));
  };
  return { user, newGame };
}

/** Presses cards by their numbers. */
async function turn({ user }: Pick<Mounted, 'user'>, ...numbers: number[]) {
  for (const number of numbers) await user.click(card(number));
}

check('names', 'begins with all cards face down, and shows nothing of them', () => {
  start();
  expect(table()).toEqual(allDown);
  expect(document.body.outerHTML, 'the page').not.toMatch(/Sun|Moon|Fish/);
  expectText('0 moves');
});

check('names', 'turns a card face up, and says what it is', async () => {
  const view = start();
  await turn(view, 2);
  expect(table()).toEqual(['face down', 'Moon', ...allDown.slice(2)]);
  expect(status()).toBe('Moon');
  await advance(5000);
  expect(table()[1], 'five seconds later').toBe('Moon');
});

check('behavior', 'keeps a pair that was found', async () => {
  const view = start();
  await turn(view, 1, 4);
  expect(status()).toBe('Sun: pair found');
  await advance(5000);
  expect(table()).toEqual(['Sun, found', 'face down', 'face down', 'Sun, found', 'face down', 'face down']);
});

check('behavior', 'turns two different cards face down after the pause, not before', async () => {
  const view = start();
  await turn(view, 1, 2);
  expect(status()).toBe('Sun and Moon: no pair');
  await advance(900);
  expect(table().slice(0, 2), 'after 0.9 s').toEqual(['Sun', 'Moon']);
  await advance(200);
  expect(table(), 'after 1.1 s').toEqual(allDown);
});

check('races', 'does nothing when a third card is pressed during the pause', async () => {
  const view = start();
  await turn(view, 1, 2, 3);
  expect(table()).toEqual(['Sun', 'Moon', ...allDown.slice(2)]);
  await advance(1100);
  expect(table()).toEqual(allDown);
  await turn(view, 3, 5);
  expect(status(), 'after a pair in the next move').toBe('Fish: pair found');
});

check('behavior', 'does not take a card and itself for a pair', async () => {
  const view = start();
  await turn(view, 1, 1);
  expect(table()).toEqual(['Sun', ...allDown.slice(1)]);
  expectText('0 moves');
  await turn(view, 4);
  expect(status()).toBe('Sun: pair found');
});

check('behavior', 'leaves a card that was found alone', async () => {
  const view = start();
  await turn(view, 1, 4, 2, 1, 4);
  expect(table()).toEqual(['Sun, found', 'Moon', 'face down', 'Sun, found', 'face down', 'face down']);
  await turn(view, 6);
  expect(status()).toBe('Moon: pair found');
});

check('behavior', 'counts two cards as one move', async () => {
  const view = start();
  await turn(view, 1);
  expectText('0 moves');
  await turn(view, 2);
  expectText('1 move');
  await advance(1100);
  await turn(view, 1, 4);
  expectText('2 moves');
});

check('behavior', 'says when all pairs are found', async () => {
  const view = start();
  await turn(view, 1, 4, 2, 6, 3);
  expect(status(), 'before the last card').toBe('Fish');
  await turn(view, 5);
  expect(status()).toBe('All pairs found');
});

check('behavior', 'deals again with "New game"', async () => {
  const view = start();
  await turn(view, 1, 4, 2);
  await view.newGame();
  expect(table()).toEqual(allDown);
  expect(status()).toBe('');
  expectText('0 moves');
  await turn(view, 1, 3);
  expect(status()).toBe('Boat: pair found');
});

check('races', 'has no pause of the old game in a new one', async () => {
  const view = start();
  await turn(view, 1, 2);
  await advance(600);
  await view.newGame();
  await turn(view, 1, 2);
  await advance(600);
  expect(table().slice(0, 2), '0.6 s after two cards of the new game').toEqual(['Boat', 'Bird']);
});

check('focus', 'keeps the focus on the card, also with the keyboard', async () => {
  const view = start();
  card(4).focus();
  await view.user.keyboard('{Enter}');
  card(1).focus();
  await view.user.keyboard(' ');
  expect(status()).toBe('Sun: pair found');
  expect(document.activeElement).toBe(card(1));
  expect(card(1).matches(':disabled'), 'the card is disabled and cannot have the focus').toBe(false);
});

generalChecks({
  'with an open card': (view) => turn(view, 1),
  'during the pause': async (view) => {
    for (let number = 1; number <= 12 && !status()?.endsWith('no pair'); number += 1) await turn(view, number);
  },
});

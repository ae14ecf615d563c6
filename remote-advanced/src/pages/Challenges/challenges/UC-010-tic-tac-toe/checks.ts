import { check, generalChecks, type Mounted, mount, namesOf } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';

const positions = Array.from({ length: 9 }, (_, cell) => `Row ${Math.floor(cell / 3) + 1}, column ${(cell % 3) + 1}`);
const cell = (index: number) => screen.getByRole('button', { name: new RegExp(`^${positions[index]}, `) });
const status = () => screen.getByRole('status').textContent?.trim();
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isUndoDisabled = () => button('Undo').getAttribute('aria-disabled') === 'true';

/** Presses cells, from 0 to 8, row by row. */
async function play({ user }: Pick<Mounted, 'user'>, ...cells: number[]) {
  for (const index of cells) await user.click(cell(index));
}

/** What is in the cells: `X`, `O` or `empty`. */
const board = () =>
  namesOf('button')
    .filter((name) => name.startsWith('Row'))
    .map((name) => name.split(', ')[2]);

check('names', 'has nine empty cells that are named by their positions, and X begins', () => {
  mount();
  for (const position of positions) screen.getByRole('button', { name: `${position}, empty` });
  expect(status()).toBe('X to move');
});

check('behavior', 'lets X and O take turns', async () => {
  const { user } = mount();
  await play({ user }, 4);
  button('Row 2, column 2, X');
  expect(status()).toBe('O to move');
  await play({ user }, 0);
  button('Row 1, column 1, O');
  expect(status()).toBe('X to move');
});

check('behavior', 'leaves a cell that is taken as it is', async () => {
  const { user } = mount();
  await play({ user }, 4, 4);
  button('Row 2, column 2, X');
  expect(status()).toBe('O to move');
});

const wins = {
  'a row': [3, 0, 4, 1, 5],
  'a column': [2, 0, 5, 1, 8],
  'the diagonal from the left': [0, 1, 4, 2, 8],
  'the diagonal from the right': [2, 0, 4, 1, 6],
};

for (const [name, moves] of Object.entries(wins)) {
  check('behavior', `sees that X wins with ${name}`, async () => {
    const { user } = mount();
    await play({ user }, ...moves.slice(0, -1));
    expect(status(), 'before the last move').toBe('X to move');
    await play({ user }, ...moves.slice(-1));
    expect(status()).toBe('X wins');
  });
}

check('behavior', 'sees that O wins, and ends there', async () => {
  const { user } = mount();
  await play({ user }, 0, 3, 1, 4, 8, 5);
  expect(status()).toBe('O wins');
  await play({ user }, 2);
  expect(status()).toBe('O wins');
  button('Row 1, column 3, empty');
});

check('behavior', 'tells a draw from a win with the last cell', async () => {
  const { user } = mount();
  await play({ user }, 0, 1, 2, 4, 3, 5, 7, 6, 8);
  expect(status()).toBe('Draw');
  await user.click(button('New game'));
  await play({ user }, 0, 1, 2, 3, 4, 5, 7, 6, 8);
  expect(status()).toBe('X wins');
});

check('behavior', 'takes back the last move with "Undo", also the one that won', async () => {
  const { user } = mount();
  expect(isUndoDisabled(), 'at first').toBe(true);
  await play({ user }, ...wins['a row']);
  await user.click(button('Undo'));
  expect(status()).toBe('X to move');
  button('Row 2, column 3, empty');
  await user.click(button('Undo'));
  expect(status()).toBe('O to move');
  await play({ user }, 8);
  button('Row 3, column 3, O');
});

check('behavior', 'disables "Undo" whenever there is no move', async () => {
  const { user } = mount();
  await play({ user }, 4);
  expect(isUndoDisabled(), 'after a move').toBe(false);
  await user.click(button('Undo'));
  expect(isUndoDisabled(), 'after the move was taken back').toBe(true);
  await play({ user }, 4, 0);
  await user.click(button('New game'));
  expect(isUndoDisabled(), 'after "New game"').toBe(true);
});

check('focus', 'leaves the focus on "Undo" after the first move was taken back, and does nothing then', async () => {
  const { user } = mount();
  await play({ user }, 4);
  button('Undo').focus();
  await user.keyboard('{Enter}');
  expect(button('Undo').disabled, '"Undo" is `disabled` and cannot have the focus').toBe(false);
  expect(document.activeElement).toBe(button('Undo'));
  await user.keyboard('{Enter}');
  expect(status()).toBe('X to move');
});

check('behavior', 'begins again with "New game"', async () => {
  const { user } = mount();
  await play({ user }, 0, 3, 1);
  await user.click(button('New game'));
  expect(new Set(board())).toEqual(new Set(['empty']));
  expect(status()).toBe('X to move');
});

generalChecks({ 'after a win': (mounted) => play(mounted, ...wins['a column']) });

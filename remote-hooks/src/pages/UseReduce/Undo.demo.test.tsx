import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import Undo from './Undo.demo.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

async function press(...names: string[]) {
  for (const name of names) await userEvent.click(button(name));
}

beforeEach(() => {
  render(<Undo />);
});

it('books a seat, and frees it when it is pressed again', async () => {
  await press('A3', 'A1');
  expect(status()).toBe('Booked: A1, A3. Steps: 2 to undo, 0 to redo.');
  expect(button('A1').getAttribute('aria-pressed')).toBe('true');
  await press('A1');
  expect(status()).toBe('Booked: A3. Steps: 3 to undo, 0 to redo.');
  expect(button('A1').getAttribute('aria-pressed')).toBe('false');
});

it('undoes the steps from the last to the first, and does them again in their order', async () => {
  await press('A1', 'A2', 'Free all', 'Undo');
  expect(status()).toBe('Booked: A1, A2. Steps: 2 to undo, 1 to redo.');
  await press('Undo', 'Undo');
  expect(status()).toBe('Booked: none. Steps: 0 to undo, 3 to redo.');
  await press('Redo', 'Redo');
  expect(status()).toBe('Booked: A1, A2. Steps: 2 to undo, 1 to redo.');
  await press('Redo');
  expect(status()).toBe('Booked: none. Steps: 3 to undo, 0 to redo.');
});

it('forgets what was undone when something new is done', async () => {
  await press('A1', 'A2', 'Undo', 'A4');
  expect(status()).toBe('Booked: A1, A4. Steps: 2 to undo, 0 to redo.');
  await press('Redo');
  expect(status()).toBe('Booked: A1, A4. Steps: 2 to undo, 0 to redo.');
});

it('counts no step that changes nothing, and keeps what was undone', async () => {
  await press('Free all');
  expect(status()).toBe('Booked: none. Steps: 0 to undo, 0 to redo.');
  await press('A1', 'Undo', 'Free all', 'Redo');
  expect(status()).toBe('Booked: A1. Steps: 1 to undo, 0 to redo.');
});

describe('where there is nothing to undo or redo', () => {
  const unavailable = () => ['Undo', 'Redo'].filter((name) => button(name).getAttribute('aria-disabled') === 'true');

  it('the button says so and does nothing', async () => {
    expect(unavailable()).toEqual(['Undo', 'Redo']);
    await press('Undo', 'Redo');
    expect(status()).toBe('Booked: none. Steps: 0 to undo, 0 to redo.');
    await press('A1');
    expect(unavailable()).toEqual(['Redo']);
    await press('Undo');
    expect(unavailable()).toEqual(['Undo']);
  });

  it('keeps the focus of a keyboard on the button', async () => {
    await press('A1');
    button('Undo').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(document.activeElement).toBe(button('Undo'));
    expect(status()).toBe('Booked: none. Steps: 0 to undo, 1 to redo.');
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import Gallery from './Gallery.demo.tsx';

const user = userEvent.setup();
const thumb = (name: RegExp) => screen.getByRole('button', { name });
const viewer = () => within(screen.getByRole('dialog', { name: 'Picture in full screen' }));
const shown = () => viewer().getByRole('img').getAttribute('alt');

beforeEach(() => {
  render(<Gallery />);
});

it('shows six images, each with an alternative text, each a button', () => {
  const images = screen.getAllByRole('img');
  expect(images).toHaveLength(6);
  for (const image of images) {
    expect(image.getAttribute('alt')).toMatch(/\w+ \w+/);
    expect(image.closest('button')).not.toBeNull();
  }
});

it('a click opens the image; Close closes and gives focus back', async () => {
  await user.click(thumb(/^A city/));
  expect(shown()).toMatch(/^A city/);
  await user.click(viewer().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(thumb(/^A city/));
});

it('moves by button, round the end', async () => {
  await user.click(thumb(/^Two mushrooms/));
  await user.click(viewer().getByRole('button', { name: 'Next' }));
  expect(shown()).toMatch(/^A boat/);
  viewer().getByText(/^1 of 6/);
  await user.click(viewer().getByRole('button', { name: 'Previous' }));
  expect(shown()).toMatch(/^Two mushrooms/);
});

it('moves by the arrow keys', async () => {
  await user.click(thumb(/^A boat/));
  viewer().getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(shown()).toMatch(/lighthouse/);
});

it('is one modal dialog, which the browser closes by Escape', async () => {
  await user.click(thumb(/^A boat/));
  expect(screen.getByRole('dialog')).toBeInstanceOf(HTMLDialogElement);
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(document.activeElement).toBe(thumb(/^A boat/));
});

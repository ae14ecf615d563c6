import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import Modal from './Modal.demo.tsx';

const dialog = () => screen.queryByRole('dialog', { name: 'This is a modal' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Presses the pointer in one place and releases it in another; the dialog's box is 100 px by 100 px. */
function drag(from: number, to: number) {
  const box = screen.getByRole('dialog');
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  fireEvent.pointerDown(box, { clientX: from, clientY: from });
  fireEvent.pointerUp(box, { clientX: to, clientY: to });
}

beforeEach(async () => {
  render(<Modal />);
  expect(dialog()).toBeNull();
  await press('Open modal');
});

it('opens as a modal dialog with a name and a text', () => {
  expect(dialog()).toHaveProperty('open', true);
  screen.getByRole('dialog', { description: /Escape key/ });
});

it('closes by Close', async () => {
  await press('Close');
  expect(dialog()).toBeNull();
});

it('closes by a click on the backdrop', () => {
  drag(200, 200);
  expect(dialog()).toBeNull();
});

it('stays open for a click on its own padding', () => {
  drag(5, 5);
  expect(dialog()).not.toBeNull();
});

it('stays open when a selection of its text is let go outside', () => {
  drag(50, 200);
  expect(dialog()).not.toBeNull();
});

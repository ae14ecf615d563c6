import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Modal from './Modal.demo.tsx';
import ModalDom from './ModalDom.demo.tsx';

const inside = { clientX: 50, clientY: 50 };
const outside = { clientX: 500, clientY: 500 };

/** The browser handles focus, Escape and the inert page; the browser specs test them. */
describe.each([
  ['React', Modal, 'Open modal', 'Leave the draft?'],
  ['plain DOM', ModalDom, 'Open dialog in plain DOM', 'A dialog without a framework'],
])('the modal in %s', (_way, Demo, opener, heading) => {
  async function open() {
    render(<Demo />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: opener }));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: heading });
    dialog.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    return dialog;
  }

  it('opens above the page, as a modal', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    expect((await open()).open).toBe(true);
    expect(showModal).toHaveBeenCalledOnce();
    showModal.mockRestore();
  });

  it('closes by its Close button', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog.open).toBe(false);
  });

  it('closes by a click on the backdrop', async () => {
    const dialog = await open();
    fireEvent.pointerDown(dialog, outside);
    fireEvent.click(dialog, outside);
    expect(dialog.open).toBe(false);
  });

  it('stays when its padding is clicked', async () => {
    const dialog = await open();
    fireEvent.pointerDown(dialog, inside);
    fireEvent.click(dialog, inside);
    expect(dialog.open).toBe(true);
  });

  it('stays when a press begins inside and ends on the backdrop', async () => {
    const dialog = await open();
    fireEvent.pointerDown(dialog, inside);
    fireEvent.click(dialog, outside);
    expect(dialog.open).toBe(true);
  });
});

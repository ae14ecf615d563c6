import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Example({ onClosed = () => {} }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={close} title="Delete the task?" actions={<button type="button">Delete</button>}>
        <p>It can be brought back.</p>
      </Dialog>
    </>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

async function open(onClosed?: () => void) {
  render(<Example onClosed={onClosed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return dialog();
}

it('is closed and empty at first, also when it is rendered in Node', () => {
  render(<Example />);
  expect(dialog().open).toBe(false);
  expect(screen.queryByText('It can be brought back.')).toBeNull();
  expect(renderToString(<Example />)).toMatch(/<dialog (?!.*open).*aria-labelledby/);
});

it('opens as a modal, named by its title, with its content and its actions', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  await open();
  expect(showModal).toHaveBeenCalledOnce();
  showModal.mockRestore();
  const shown = within(screen.getByRole('dialog', { name: 'Delete the task?' }));
  shown.getByText('It can be brought back.');
  expect(shown.getAllByRole('button').map((button) => button.textContent)).toEqual(['Delete', 'Close']);
});

it('closes by "Close", and reports it once', async () => {
  const onClosed = vi.fn();
  const shown = await open(onClosed);
  await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
  expect(shown.open).toBe(false);
  expect(onClosed).toHaveBeenCalledOnce();
});

it('closes when the browser closes it, as it does by Escape', async () => {
  const onClosed = vi.fn();
  const shown = await open(onClosed);
  shown.close();
  expect(onClosed).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(shown.open).toBe(true);
});

it('closes by a click outside it', async () => {
  const shown = await open();
  fireEvent.pointerDown(shown);
  fireEvent.click(shown);
  expect(shown.open).toBe(false);
});

it.each([
  ['a click inside', (shown: HTMLElement) => within(shown).getByText('It can be brought back.')],
  ['a press that began inside and ended outside, as when text is selected', () => null],
])('stays open for %s', async (_what, target) => {
  const shown = await open();
  fireEvent.pointerDown(within(shown).getByText('It can be brought back.'));
  fireEvent.click(target(shown) ?? shown);
  expect(shown.open).toBe(true);
});

it('closes when it is removed, so that the page is not left inert', async () => {
  const view = render(
    <Dialog open onClose={() => {}} title="Gone">
      Text
    </Dialog>,
  );
  const shown = dialog();
  expect(shown.open).toBe(true);
  view.unmount();
  expect(shown.open).toBe(false);
});

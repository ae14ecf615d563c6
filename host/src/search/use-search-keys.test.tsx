import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSearchKeys } from './use-search-keys.ts';

function Fields({ open }: { open: () => void }) {
  useSearchKeys(open);
  return <input aria-label="Field" />;
}

/** Renders a field, and presses a key there or in the document. @returns whether the search opens, and whether the key keeps its effect */
function press(event: KeyboardEventInit, target: () => Element = () => document.body) {
  const open = vi.fn();
  render(<Fields open={open} />);
  const isKept = fireEvent.keyDown(target(), event);
  return { opens: open.mock.calls.length > 0, isKept };
}

it.each([{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }])('%j opens the search', (event) => {
  expect(press(event)).toEqual({ opens: true, isKept: false });
});

it.each([{ key: 'k' }, { key: '/', ctrlKey: true }, { key: 'k', ctrlKey: true, shiftKey: true }])(
  '%j is left alone',
  (event) => {
    expect(press(event)).toEqual({ opens: false, isKept: true });
  },
);

it('a key is left to a field', () => {
  expect(press({ key: '/' }, () => screen.getByRole('textbox'))).toEqual({ opens: false, isKept: true });
});

it('nothing opens when the reader has turned shortcuts off', () => {
  localStorage.setItem('question-shortcuts', 'off');
  expect(press({ key: '/' })).toEqual({ opens: false, isKept: true });
});

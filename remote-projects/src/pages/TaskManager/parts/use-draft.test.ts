import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from './use-draft.ts';

const pay = { id: 1, text: 'Pay', completed: false };
const walk = { id: 2, text: 'Walk', completed: false };

function draftOf(...tasks: (typeof pay)[]) {
  return renderHook(useDraft, { initialProps: tasks });
}

it('is a new task at first', () => {
  const { result } = draftOf(pay);
  act(() => result.current.change('Read'));
  expect(result.current).toMatchObject({ text: 'Read', editedId: null, canCancel: false });
  act(() => result.current.clear());
  expect(result.current.text).toBe('');
});

it('is the text of the edited task, and the half-typed new task again afterwards', () => {
  const { result } = draftOf(pay, walk);
  act(() => result.current.change('Rea'));
  act(() => result.current.editTask(walk));
  expect(result.current).toMatchObject({ text: 'Walk', editedId: 2, canCancel: true });
  act(() => result.current.change('Walk far'));
  expect(result.current.text).toBe('Walk far');
  act(() => result.current.clear());
  expect(result.current).toMatchObject({ text: 'Rea', editedId: null, canCancel: false });
});

it('stays with its task when others go', () => {
  const { result, rerender } = draftOf(pay, walk);
  act(() => result.current.editTask(walk));
  rerender([walk]);
  expect(result.current).toMatchObject({ text: 'Walk', editedId: 2 });
});

it('keeps what was typed, as a new task, when its task is gone', () => {
  const { result, rerender } = draftOf(pay, walk);
  act(() => result.current.editTask(walk));
  act(() => result.current.change('Walk far'));
  rerender([pay]);
  expect(result.current).toMatchObject({ text: 'Walk far', editedId: null, canCancel: true });
});

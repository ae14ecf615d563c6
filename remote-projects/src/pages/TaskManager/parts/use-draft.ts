import { useState } from 'react';
import type { Task } from './task.ts';

/**
 * The value of the text box: a new task, or the changed text of the task being edited, which is identified by its id. A
 * half-typed new task is still there after the edit. If another tab deletes the edited task, its text becomes a new task.
 */
export function useDraft(tasks: readonly Task[]) {
  const [newText, setNewText] = useState('');
  const [edit, setEdit] = useState<{ id: number; text: string } | null>(null);
  const editedId = tasks.find(({ id }) => id === edit?.id)?.id ?? null;

  return {
    text: edit ? edit.text : newText,
    editedId,
    canCancel: edit !== null,
    change: (text: string) => (edit ? setEdit({ ...edit, text }) : setNewText(text)),
    editTask: ({ id, text }: Task) => setEdit({ id, text }),
    endEdit: () => setEdit(null),
    clear: () => (edit ? setEdit(null) : setNewText('')),
  };
}

import { useState } from 'react';
import type { Task } from './task.ts';

/**
 * What stands in the text box: a new task, or the changed text of the task being edited, which is remembered by its id. A
 * half-typed new task is still there when the edit ends. When another tab deletes the edited task, its text stays as a new one.
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

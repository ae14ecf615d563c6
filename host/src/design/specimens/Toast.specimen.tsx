import { Button } from '@site/sdk/ui/button';
import { Toast, type ToastNote } from '@site/sdk/ui/toast';
import { useState } from 'react';

const all = ['Water the plants', 'Send the invoice', 'Book a table'];

export default function ToastExample() {
  const [tasks, setTasks] = useState(all);
  const [note, setNote] = useState<ToastNote | null>(null);

  const remove = (task: string) => {
    setTasks(tasks.filter((one) => one !== task));
    setNote({ id: task, text: `Deleted "${task}".`, onUndo: () => undo(tasks) });
  };
  const undo = (before: string[]) => {
    setTasks(before);
    setNote(null);
  };
  return (
    <>
      <ul>
        {tasks.map((task) => (
          <li key={task}>
            {task}{' '}
            <Button tone="quiet" onClick={() => remove(task)} aria-label={`Delete ${task}`}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {tasks.length < all.length && <Button onClick={() => setTasks(all)}>Start again</Button>}
      <Toast note={note} onClose={() => setNote(null)} />
    </>
  );
}

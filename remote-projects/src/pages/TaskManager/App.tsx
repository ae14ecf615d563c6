import { Toast } from '@site/sdk/ui/toast';
import { useRef, useState } from 'react';
import { excerpt } from './parts/excerpt.ts';
import { StorageNotice } from './parts/StorageNotice.tsx';
import { TaskForm } from './parts/TaskForm.tsx';
import styles from './parts/TaskManager.module.css';
import { TaskRow } from './parts/TaskRow.tsx';
import type { Task } from './parts/task.ts';
import type { OpenStorage } from './parts/task-storage.ts';
import { undoTime } from './parts/undo-time.ts';
import { useDraft } from './parts/use-draft.ts';
import { useRowFocus } from './parts/use-row-focus.ts';
import { useTasks } from './parts/use-tasks.ts';

/** A task list that is stored in this browser, or in the storage passed to it. */
export default function App({ storage }: { storage?: OpenStorage }) {
  const { loaded, tasks, problem, ...actions } = useTasks(storage);
  const draft = useDraft(tasks);
  const rows = useRowFocus();
  const input = useRef<HTMLInputElement>(null);
  const [deleted, setDeleted] = useState<{ task: Task; place: number }[]>([]);
  const latest = deleted.at(-1);

  function submit() {
    const text = draft.text.trim();
    if (!text) return;
    if (draft.editedId === null) actions.add(text);
    else actions.rename(draft.editedId, text);
    draft.clear();
  }

  function edit(task: Task) {
    draft.editTask(task);
    input.current?.focus();
  }

  function cancel() {
    if (draft.editedId === null) input.current?.focus();
    else rows.focus({ id: draft.editedId, control: 'edit' });
    draft.endEdit();
  }

  function remove(task: Task, place: number) {
    const next = tasks[place + 1];
    if (next) rows.focus({ id: next.id, control: 'delete' });
    else input.current?.focus();
    if (draft.editedId === task.id) draft.endEdit();
    setDeleted([...deleted, { task, place }]);
    actions.remove(task.id);
  }

  function undo({ task, place }: { task: Task; place: number }) {
    actions.restore(task, place);
    setDeleted(deleted.slice(0, -1));
    rows.focus({ id: task.id, control: 'completed' });
  }

  return (
    <div className={styles.app} aria-busy={!loaded}>
      <TaskForm
        text={draft.text}
        editing={draft.editedId !== null}
        disabled={!loaded}
        input={input}
        onText={draft.change}
        onSubmit={submit}
        onCancel={draft.canCancel ? cancel : null}
      />
      <StorageNotice
        problem={problem}
        onRetry={actions.retry}
        onSetAside={actions.setAside}
        onReplace={actions.replaceStored}
      />
      <p className={styles.summary}>{loaded ? summary(tasks) : 'Loading tasks…'}</p>
      <ul className={styles.list} aria-label="Tasks" ref={rows.list}>
        {tasks.map((task, place) => (
          <TaskRow
            key={task.id}
            task={task}
            edited={task.id === draft.editedId}
            onToggle={() => actions.toggle(task)}
            onEdit={() => edit(task)}
            onDelete={() => remove(task, place)}
          />
        ))}
      </ul>
      <Toast
        note={
          latest
            ? { id: latest.task.id, text: `Deleted: ${excerpt(latest.task.text)}`, onUndo: () => undo(latest) }
            : null
        }
        onClose={() => setDeleted([])}
        duration={undoTime}
      />
    </div>
  );
}

function summary(tasks: readonly Task[]): string {
  if (tasks.length === 0) return 'No tasks yet';
  const remaining = tasks.filter(({ completed }) => !completed).length;
  return `${tasks.length} ${tasks.length === 1 ? 'task' : 'tasks'}, ${remaining} remaining`;
}

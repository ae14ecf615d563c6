import { useMemo, useState } from 'react';

export interface Task {
  id: string;
  title: string;
}

export interface TaskBoardProps {
  tasks: readonly Task[];
  /** The text of a task, which is expensive to make. */
  describe: (task: Task) => string;
  onDone: (id: string) => void;
}

/** Tasks that can be filtered and marked as done, each with a note. */
export function TaskBoard({ tasks, describe, onDone }: TaskBoardProps) {
  const [filter, setFilter] = useState('');
  const wanted = filter.toLowerCase();
  const shown = tasks.filter(({ title }) => title.toLowerCase().includes(wanted));

  return (
    <section>
      <label>
        Filter <input value={filter} onChange={(event) => setFilter(event.target.value)} />
      </label>
      <p role="status">
        {shown.length} of {tasks.length}
      </p>
      <ul>
        {shown.map((task) => (
          <TaskRow key={task.id} task={task} describe={describe} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

type TaskRowProps = Omit<TaskBoardProps, 'tasks'> & { task: Task };

function TaskRow({ task, describe, onDone }: TaskRowProps) {
  const [note, setNote] = useState('');
  const description = useMemo(() => describe(task), [describe, task]);

  return (
    <li>
      <p>{description}</p>
      <label>
        Note on {task.title} <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <button type="button" onClick={() => onDone(task.id)}>
        Done: {task.title}
      </button>
    </li>
  );
}

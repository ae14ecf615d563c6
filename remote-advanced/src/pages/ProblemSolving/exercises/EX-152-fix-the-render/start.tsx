import { useEffect, useState } from 'react';

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
  const [shown, setShown] = useState(tasks);

  useEffect(() => {
    setShown(tasks.filter(({ title }) => title.toLowerCase().includes(filter.toLowerCase())));
  }, [tasks, filter]);

  function TaskRow({ task }: { task: Task }) {
    const [note, setNote] = useState('');

    return (
      <li>
        <p>{describe(task)}</p>
        <label>
          Note on {task.title} <input value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
        <button type="button" onClick={() => onDone(task.id)}>
          Done: {task.title}
        </button>
      </li>
    );
  }

  return (
    <section>
      <label>
        Filter <input value={filter} onChange={(event) => setFilter(event.target.value)} />
      </label>
      <p role="status">
        {shown.length} of {tasks.length}
      </p>
      <ul>
        {shown.map((task, index) => (
          <TaskRow key={index} task={task} />
        ))}
      </ul>
    </section>
  );
}

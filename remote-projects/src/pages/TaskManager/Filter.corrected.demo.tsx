import { useRef, useState } from 'react';

interface Task {
  id: number;
  text: string;
  completed: boolean;
}

const sample: Task[] = [
  { id: 1, text: 'Book the train', completed: true },
  { id: 2, text: 'Feed the cat', completed: false },
  { id: 3, text: 'Mend the lamp', completed: false },
];

const filters = {
  All: (tasks: Task[]) => tasks,
  Active: (tasks: Task[]) => tasks.filter(({ completed }) => !completed),
  Completed: (tasks: Task[]) => tasks.filter(({ completed }) => completed),
};

type Filter = keyof typeof filters;
const names: Filter[] = ['All', 'Active', 'Completed'];

export default function TaskFilter() {
  const [tasks, setTasks] = useState(sample);
  const [filter, setFilter] = useState<Filter>('All');
  const shown = filters[filter](tasks);
  const list = useRef<HTMLUListElement>(null);

  const toggle = (id: number) => {
    setTasks(tasks.map((task) => (task.id === id ? { ...task, completed: !task.completed } : task)));
    if (filter !== 'All') list.current?.focus(); // the focused row is about to be removed
  };

  const remove = (id: number) => {
    setTasks(tasks.filter((task) => task.id !== id));
    list.current?.focus();
  };

  return (
    <div>
      <fieldset className="choice">
        <legend>Show</legend>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={name === filter} onClick={() => setFilter(name)}>
            {name} {filters[name](tasks).length}
          </button>
        ))}
      </fieldset>
      <p role="status">
        {shown.length} of {tasks.length} shown
      </p>
      <ul aria-label={`Shown: ${filter}`} ref={list} tabIndex={-1}>
        {shown.map(({ id, text, completed }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={completed} onChange={() => toggle(id)} /> {text}
            </label>{' '}
            <button type="button" aria-description={text} onClick={() => remove(id)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

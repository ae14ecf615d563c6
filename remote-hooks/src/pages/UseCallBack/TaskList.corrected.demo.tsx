import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react';

interface Task {
  id: number;
  name: string;
}

export default function TaskList() {
  const [{ tasks }, setList] = useState<{ tasks: Task[]; nextId: number }>({ tasks: [], nextId: 1 });
  const [text, setText] = useState('');
  const [editId, setEditId] = useState<number | null>(null);
  const box = useRef<HTMLInputElement>(null);

  const change = (update: (tasks: Task[]) => Task[]) => setList((old) => ({ ...old, tasks: update(old.tasks) }));
  const add = (name: string) =>
    setList(({ tasks, nextId }) => ({ tasks: [...tasks, { id: nextId, name }], nextId: nextId + 1 }));
  const rename = (id: number, name: string) =>
    change((tasks) => tasks.map((task) => (task.id === id ? { id, name } : task)));

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const name = text.trim();
    if (name === '') return;
    if (editId === null) add(name);
    else rename(editId, name);
    leaveEdit();
  };

  const edit = ({ id, name }: Task) => {
    setEditId(id);
    setText(name);
    box.current?.focus();
  };

  const leaveEdit = () => {
    setEditId(null);
    setText('');
  };

  const remove = (event: MouseEvent, id: number) => {
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>('button:last-child') ?? box.current)?.focus();
    change((tasks) => tasks.filter((task) => task.id !== id));
    if (id === editId) leaveEdit();
  };

  return (
    <div>
      <form onSubmit={save}>
        <label>
          Task <input ref={box} type="text" value={text} onChange={(event) => setText(event.target.value)} />
        </label>{' '}
        <button type="submit">{editId === null ? 'Add' : 'Update'}</button>
      </form>
      {tasks.length === 0 && <p>No tasks added</p>}
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            {task.name} {task.id === editId && <i>(editing) </i>}
            <button type="button" aria-description={task.name} onClick={() => edit(task)}>
              Edit
            </button>{' '}
            <button type="button" aria-description={task.name} onClick={(event) => remove(event, task.id)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
      <p>Not saved: a reload empties the list.</p>
    </div>
  );
}

import { type SubmitEvent, useState } from 'react';

export default function TaskList() {
  const [tasks, setTasks] = useState<string[]>([]);
  const [text, setText] = useState('');
  const [editIndex, setEditIndex] = useState<number | null>(null);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const name = text.trim();
    if (name === '') return;
    if (editIndex === null) setTasks([...tasks, name]);
    else setTasks(tasks.map((task, i) => (i === editIndex ? name : task)));
    setEditIndex(null);
    setText('');
  };

  const edit = (index: number) => {
    setEditIndex(index);
    setText(tasks[index] ?? '');
  };

  const remove = (index: number) => setTasks(tasks.filter((_, i) => i !== index));

  return (
    <div>
      <form onSubmit={save}>
        <label>
          Task <input type="text" value={text} onChange={(event) => setText(event.target.value)} />
        </label>{' '}
        <button type="submit">{editIndex === null ? 'Add' : 'Update'}</button>
      </form>
      {tasks.length === 0 && <p>No tasks added</p>}
      <ul>
        {tasks.map((task, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: this variant identifies its rows by index only
          <li key={index}>
            {task} {index === editIndex && <i>(editing) </i>}
            <button type="button" aria-description={task} onClick={() => edit(index)}>
              Edit
            </button>{' '}
            <button type="button" aria-description={task} onClick={() => remove(index)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
      <p>Not saved: a reload empties the list.</p>
    </div>
  );
}

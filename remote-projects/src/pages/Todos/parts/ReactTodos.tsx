import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useRef, useState } from 'react';
import styles from './Todos.module.css';

interface Task {
  id: number;
  text: string;
}

/** A todo list. The array of tasks is the state; the count and the rows are derived from it. */
export function ReactTodos() {
  const [tasks, setTasks] = useState<Task[]>([]);
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const lastId = useRef(0);

  function add(event: SubmitEvent) {
    event.preventDefault();
    box.current?.focus();
    if (!text.trim()) return;
    lastId.current += 1;
    setTasks([...tasks, { id: lastId.current, text: text.trim() }]);
    setText('');
  }

  function remove(event: MouseEvent, id: number) {
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector('button') ?? box.current)?.focus();
    setTasks(tasks.filter((task) => task.id !== id));
  }

  return (
    <>
      <form className={styles.form} onSubmit={add}>
        <label>
          New task
          <input
            ref={box}
            type="text"
            value={text}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={ignoreComposing}
          />
        </label>
        <button type="submit">Add</button>
      </form>
      <h4>
        Task List <output>({tasks.length})</output>
      </h4>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <li key={task.id}>
            <span>{task.text}</span>
            <button type="button" aria-description={task.text.slice(0, 60)} onClick={(event) => remove(event, task.id)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Enter that confirms a word in an input method (IME) must not submit. In Safari, only key code 229 shows it. */
function ignoreComposing(event: KeyboardEvent) {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key === 'Enter' && (isComposing || keyCode === 229)) event.preventDefault();
}

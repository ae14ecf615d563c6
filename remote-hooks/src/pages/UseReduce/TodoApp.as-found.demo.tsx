import { useReducer, useState } from 'react';

interface Task {
  id: number;
  name: string;
}

type Action = { type: 'ADD_TASK'; name: string } | { type: 'DELETE_TASK'; id: number };

function reducer(tasks: Task[], action: Action): Task[] {
  switch (action.type) {
    case 'ADD_TASK':
      return [...tasks, { id: tasks.length + 1, name: action.name }];
    case 'DELETE_TASK':
      return tasks.filter((task) => task.id !== action.id);
    default:
      throw new Error();
  }
}

/** Simulates an action from outside. JSON.parse returns `any`, so the compiler accepts it in `dispatch`. */
const message = JSON.parse('{ "type": "SORT_TASKS" }');

export default function TodoApp() {
  const [tasks, dispatch] = useReducer(reducer, []);
  const [name, setName] = useState('');

  const add = () => {
    dispatch({ type: 'ADD_TASK', name });
    setName('');
  };

  return (
    <div>
      <h4>Todo App using UseReducer</h4>
      <p>
        <label>
          Task <input type="text" value={name} onChange={(event) => setName(event.target.value)} />
        </label>{' '}
        <button type="button" onClick={add}>
          Add
        </button>
      </p>
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <code>id {task.id}</code> {task.name}{' '}
            <button
              type="button"
              aria-description={task.name}
              onClick={() => dispatch({ type: 'DELETE_TASK', id: task.id })}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" onClick={() => dispatch(message)}>
          Send an unknown action
        </button>
      </p>
    </div>
  );
}

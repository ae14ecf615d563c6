import { type MouseEvent, type SubmitEvent, useReducer, useRef, useState } from 'react';

interface State {
  tasks: { id: number; name: string }[];
  nextId: number;
}

type Action = { type: 'ADD_TASK'; name: string } | { type: 'DELETE_TASK'; id: number };

function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'ADD_TASK': {
      const name = action.name.trim();
      if (name === '') return state;
      return { tasks: [...state.tasks, { id: state.nextId, name }], nextId: state.nextId + 1 };
    }
    case 'DELETE_TASK':
      return { ...state, tasks: state.tasks.filter((task) => task.id !== action.id) };
    default:
      throw new Error(unknownAction(action satisfies never));
  }
}

function unknownAction(action: unknown): string {
  return `Unknown action: ${JSON.stringify(action)}`;
}

function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'ADD_TASK') return 'name' in value && typeof value.name === 'string';
  return value.type === 'DELETE_TASK' && 'id' in value && typeof value.id === 'number';
}

/** Simulates an action from outside. `unknown` makes the compiler require a check. */
const message: unknown = JSON.parse('{ "type": "SORT_TASKS" }');

export default function TodoApp() {
  const [{ tasks }, dispatch] = useReducer(reducer, { tasks: [], nextId: 1 });
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLInputElement>(null);

  const act = (action: Action) => {
    dispatch(action);
    setProblem('');
  };

  const receive = (value: unknown) => (isAction(value) ? act(value) : setProblem(unknownAction(value)));

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    act({ type: 'ADD_TASK', name });
    setName('');
  };

  const remove = (event: MouseEvent, id: number) => {
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector('button') ?? box.current)?.focus();
    act({ type: 'DELETE_TASK', id });
  };

  return (
    <div>
      <h4>Todo App using UseReducer</h4>
      <form onSubmit={add}>
        <label>
          Task <input ref={box} type="text" value={name} onChange={(event) => setName(event.target.value)} />
        </label>{' '}
        <button type="submit">Add</button>
      </form>
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <code>id {task.id}</code> {task.name}{' '}
            <button type="button" aria-description={task.name} onClick={(event) => remove(event, task.id)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" onClick={() => receive(message)}>
          Send an unknown action
        </button>
      </p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

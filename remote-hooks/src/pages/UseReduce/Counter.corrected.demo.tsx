import { useReducer, useState } from 'react';

interface State {
  count: number;
}

type Action = { type: 'increment' } | { type: 'decrement' };

function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'increment':
      return { count: state.count + 1 };
    case 'decrement':
      return { count: state.count - 1 };
    default:
      throw new Error(unknownAction(action satisfies never));
  }
}

function unknownAction(action: unknown): string {
  return `Unknown action: ${JSON.stringify(action)}`;
}

function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return value.type === 'increment' || value.type === 'decrement';
}

/** Simulates an action from outside: another window, a server, an older version of this page. */
const message: unknown = { type: 'double' };

export default function Counter() {
  const [state, dispatch] = useReducer(reducer, { count: 0 });
  const [problem, setProblem] = useState('');

  const receive = (value: unknown) => {
    if (isAction(value)) dispatch(value);
    setProblem(isAction(value) ? '' : unknownAction(value));
  };

  return (
    <div>
      <p>
        UseReducer Count <output>{state.count}</output>
      </p>
      <p>
        <button type="button" aria-description="Subtract 1" onClick={() => receive({ type: 'decrement' })}>
          -
        </button>{' '}
        <button type="button" aria-description="Add 1" onClick={() => receive({ type: 'increment' })}>
          +
        </button>{' '}
        <button type="button" onClick={() => receive(message)}>
          Send an unknown action
        </button>
      </p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

import { useReducer } from 'react';

interface State {
  count: number;
}

interface Action {
  type: string;
}

function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'increment':
      return { count: state.count + 1 };
    case 'decrement':
      return { count: state.count - 1 };
    default:
      throw new Error();
  }
}

/** Simulates an action from outside: another window, a server, an older version of this page. */
const message = { type: 'double' };

export default function Counter() {
  const [state, dispatch] = useReducer(reducer, { count: 0 });

  return (
    <div>
      <p>
        UseReducer Count <output>{state.count}</output>
      </p>
      <p>
        <button type="button" aria-description="Subtract 1" onClick={() => dispatch({ type: 'decrement' })}>
          -
        </button>{' '}
        <button type="button" aria-description="Add 1" onClick={() => dispatch({ type: 'increment' })}>
          +
        </button>{' '}
        <button type="button" onClick={() => dispatch(message)}>
          Send an unknown action
        </button>
      </p>
    </div>
  );
}

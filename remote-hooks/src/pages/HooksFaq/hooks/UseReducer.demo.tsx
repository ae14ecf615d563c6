import { useReducer } from 'react';

interface Hall {
  free: number;
  taken: number;
}

type Action = { type: 'seat taken' } | { type: 'seat given back' } | { type: 'hall cleared' };

function reducer(hall: Hall, action: Action): Hall {
  switch (action.type) {
    case 'seat taken':
      return hall.free === 0 ? hall : { free: hall.free - 1, taken: hall.taken + 1 };
    case 'seat given back':
      return hall.taken === 0 ? hall : { free: hall.free + 1, taken: hall.taken - 1 };
    case 'hall cleared':
      return emptyHall(hall.free + hall.taken);
  }
}

/** Creates the initial state from the second argument, and the state after the hall is cleared. */
const emptyHall = (seats: number): Hall => ({ free: seats, taken: 0 });

export default function UseReducer() {
  const [{ free, taken }, dispatch] = useReducer(reducer, 3, emptyHall);

  return (
    <>
      <p role="status">
        {free} free, {taken} taken
      </p>
      <p>
        <button type="button" onClick={() => dispatch({ type: 'seat taken' })}>
          Take a seat
        </button>{' '}
        <button type="button" onClick={() => dispatch({ type: 'seat given back' })}>
          Give one back
        </button>{' '}
        <button type="button" onClick={() => dispatch({ type: 'hall cleared' })}>
          Clear the hall
        </button>
      </p>
    </>
  );
}

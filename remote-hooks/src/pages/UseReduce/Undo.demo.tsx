import { useReducer } from 'react';
import styles from './Undo.module.css';

type Action = { type: 'SEAT_PRESSED'; seat: string } | { type: 'ALL_FREED' };

/** Has no undo logic. If an action changes nothing, it returns the same array. */
function seats(booked: string[], action: Action): string[] {
  switch (action.type) {
    case 'SEAT_PRESSED':
      if (booked.includes(action.seat)) return booked.filter((seat) => seat !== action.seat);
      return [...booked, action.seat].toSorted();
    case 'ALL_FREED':
      return booked.length > 0 ? [] : booked;
    default:
      throw new Error(`Unknown action: ${JSON.stringify(action satisfies never)}`);
  }
}

/** Undo restores the last state of the past; Redo restores the first state of the future. */
interface History<State> {
  past: State[];
  present: State;
  future: State[];
}

/** Wraps any reducer in one with a history: it handles UNDO and REDO itself and passes other actions on. */
function undoable<State extends object, Action>(reducer: (state: State, action: Action) => State) {
  return (history: History<State>, action: Action | 'UNDO' | 'REDO'): History<State> => {
    const { past, present, future } = history;
    if (action === 'UNDO') {
      const [previous] = past.slice(-1);
      if (!previous) return history;
      return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
    }
    if (action === 'REDO') {
      const [next, ...later] = future;
      return next ? { past: [...past, present], present: next, future: later } : history;
    }
    const changed = reducer(present, action);
    return changed === present ? history : { past: [...past, present], present: changed, future: [] };
  };
}

const reducer = undoable(seats);

export default function Undo() {
  const [{ past, present, future }, dispatch] = useReducer(reducer, { past: [], present: [], future: [] });

  return (
    <div>
      <fieldset>
        <legend>Book seats</legend>
        <div className={styles.row}>
          {['A1', 'A2', 'A3', 'A4'].map((seat) => (
            <button
              key={seat}
              type="button"
              aria-pressed={present.includes(seat)}
              onClick={() => dispatch({ type: 'SEAT_PRESSED', seat })}
            >
              {seat}
            </button>
          ))}
          <button type="button" onClick={() => dispatch({ type: 'ALL_FREED' })}>
            Free all
          </button>
        </div>
      </fieldset>
      <p className={styles.row}>
        <button type="button" aria-disabled={past.length === 0} onClick={() => dispatch('UNDO')}>
          Undo
        </button>
        <button type="button" aria-disabled={future.length === 0} onClick={() => dispatch('REDO')}>
          Redo
        </button>
      </p>
      <p role="status">
        Booked: {present.join(', ') || 'none'}. Steps: {past.length} to undo, {future.length} to redo.
      </p>
    </div>
  );
}

import { useReducer } from 'react';
import styles from './TaskReducer.module.css';
import { reducer, type State, type TaskEvent } from './task-reducer.ts';

const start: State = {
  tasks: [
    { id: 1, text: 'Pay', completed: false },
    { id: 2, text: 'Walk', completed: false },
  ],
  lastId: 2,
  draft: '',
  edit: null,
  removed: [],
};

/** The events that the buttons dispatch. The clock is fixed at 0, and ids are unique all the same. */
const events: Record<string, TaskEvent> = {
  'typed “Read”': { type: 'typed', text: 'Read' },
  'typed a blank': { type: 'typed', text: ' ' },
  submitted: { type: 'submitted', now: 0 },
  'toggled Pay': { type: 'toggled', id: 1 },
  'opened Pay': { type: 'opened', id: 1 },
  canceled: { type: 'canceled' },
  'removed Pay': { type: 'removed', id: 1 },
  restored: { type: 'restored' },
};

export default function TaskReducer() {
  const [state, dispatch] = useReducer(reducer, start);
  const { tasks, draft, edit, removed } = state;
  const isIgnored = (event: TaskEvent) => reducer(state, event) === state;

  return (
    <div className={styles.machine}>
      <dl className={styles.state} aria-live="polite">
        <dt>Mode</dt>
        <dd>{edit ? `updating task ${edit.id}` : 'adding'}</dd>
        <dt>Text box</dt>
        <dd>“{edit?.text ?? draft}”</dd>
        <dt>List</dt>
        <dd>{tasks.map(({ text, completed }) => `${text}${completed ? ' ✓' : ''}`).join(', ') || 'empty'}</dd>
        <dt>Removed</dt>
        <dd>{removed.map(({ task }) => task.text).join(', ') || 'nothing'}</dd>
      </dl>
      <ul aria-label="Events">
        {Object.entries(events).map(([name, event]) => (
          <li key={name}>
            <button
              type="button"
              aria-description={isIgnored(event) ? 'ignored now' : undefined}
              onClick={() => dispatch(event)}
            >
              {name}
            </button>{' '}
            {isIgnored(event) && <small aria-hidden="true">ignored now</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useId, useState } from 'react';
import styles from './Keys.module.css';
import { sampleUsers } from './sample-users.ts';

export default function Keys() {
  const [users, setUsers] = useState(sampleUsers.slice(0, 3));
  const [random, setRandom] = useState(false);
  const group = useId();

  return (
    <div>
      <fieldset className="choice">
        <legend>Key of a row</legend>
        <label>
          <input type="radio" name={group} checked={!random} onChange={() => setRandom(false)} /> <code>index</code>
        </label>
        <label>
          <input type="radio" name={group} checked={random} onChange={() => setRandom(true)} />{' '}
          <code>Math.random()</code>
        </label>
      </fieldset>
      <p>
        <button type="button" onClick={() => setUsers(users.toReversed())}>
          Reverse
        </button>
      </p>
      <ul className={styles.rows}>
        {users.map((user, index) => (
          <li key={random ? Math.random() : index}>
            <label>
              {user.name} <input type="text" placeholder="Your note" />
            </label>{' '}
            <button
              type="button"
              aria-description={user.name}
              onClick={() => setUsers(users.filter(({ id }) => id !== user.id))}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useState } from 'react';
import styles from './Keys.module.css';
import { sampleUsers } from './sample-users.ts';

export default function Keys() {
  const [users, setUsers] = useState(sampleUsers.slice(0, 3));

  return (
    <div>
      <p>
        Key of a row: <code>user.id</code>
      </p>
      <p>
        <button type="button" onClick={() => setUsers(users.toReversed())}>
          Reverse
        </button>
      </p>
      <ul className={styles.rows}>
        {users.map((user) => (
          <li key={user.id}>
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

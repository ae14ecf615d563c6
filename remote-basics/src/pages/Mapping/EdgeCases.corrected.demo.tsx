import { useState } from 'react';
import { sampleUsers, type User } from './sample-users.ts';

const data = sampleUsers.slice(0, 3);

export default function EdgeCases() {
  const [users, setUsers] = useState<readonly User[]>(data.slice(0, 2));
  return (
    <div>
      <p>
        <button type="button" onClick={() => setUsers(data)}>
          Add a user without an address
        </button>{' '}
        <button type="button" onClick={() => setUsers([])}>
          Empty the list
        </button>
      </p>
      {users.length > 0 ? (
        <ul>
          {users.map((user) => (
            <li key={user.id}>
              {user.name} lives in {user.address?.city ?? 'an unknown city'}
            </li>
          ))}
        </ul>
      ) : (
        <p>There are no users yet.</p>
      )}
    </div>
  );
}

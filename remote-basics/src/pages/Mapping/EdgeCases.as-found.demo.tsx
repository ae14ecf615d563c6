import { useState } from 'react';
import { sampleUsers } from './sample-users.ts';

interface Listed {
  id: string;
  name: string;
  // Written down once, and never checked against the data.
  address: { city: string };
}

const data: Listed[] = JSON.parse(JSON.stringify(sampleUsers.slice(0, 3)));

export default function EdgeCases() {
  const [users, setUsers] = useState<Listed[]>(data.slice(0, 2));
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
      {users.length && (
        <ul>
          {users.map((user) => (
            <li key={user.id}>
              {user.name} lives in {user.address.city}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

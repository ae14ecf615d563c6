import { useEffect, useRef, useState } from 'react';
import type { User, UsersTableProps } from './props';

type State = 'loading' | 'done' | 'failed';

function statusText(state: State, count: number): string {
  if (state === 'failed') return '';
  if (state === 'loading') return 'Loading users…';
  if (count === 0) return 'No users yet';
  return count === 1 ? '1 user' : `${count} users`;
}

export default function UsersTable({ caption, loadUsers }: UsersTableProps) {
  const [users, setUsers] = useState<User[]>([]);
  const [state, setState] = useState<State>('loading');
  const [request, setRequest] = useState(1);
  const isLoading = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each number is a request
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      isLoading.current = true;
      setState('loading');
      try {
        const loaded = await loadUsers(signal);
        if (signal.aborted) return;
        setUsers(loaded);
        setState('done');
      } catch {
        if (signal.aborted) return;
        setState('failed');
      }
      isLoading.current = false;
    };
    load();
    return () => controller.abort();
  }, [loadUsers, request]);

  const loadAgain = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setRequest(request + 1);
  };
  return (
    <div className="users">
      <table aria-busy={state === 'loading'}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Username</th>
            <th scope="col">Email</th>
          </tr>
        </thead>
        <tbody>
          {users.map(({ id, name, username, email }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{username}</td>
              <td>{email}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">{statusText(state, users.length)}</p>
      <p role="alert">{state === 'failed' && 'The users could not be loaded'}</p>
      <button type="button" onClick={loadAgain}>
        Load again
      </button>
    </div>
  );
}

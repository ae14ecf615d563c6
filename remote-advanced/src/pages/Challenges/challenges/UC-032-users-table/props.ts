export interface User {
  id: number;
  name: string;
  username: string;
  email: string;
}

export interface UsersTableProps {
  /** The name of the table. */
  caption: string;
  /** Asks the server; rejected if it fails or was aborted. */
  loadUsers: (signal: AbortSignal) => Promise<User[]>;
}

const users: User[] = [
  { id: 1, name: 'Robin Sample', username: 'robin', email: 'robin.sample@example.com' },
  { id: 2, name: 'Kim Example', username: 'kim', email: 'kim@example.com' },
  { id: 3, name: 'Sasha Fixture', username: 'sasha_fixture', email: 'sasha@example.org' },
];

export const props: UsersTableProps = {
  caption: 'Users',
  loadUsers: async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    signal.throwIfAborted();
    if (!navigator.onLine) throw new Error('The browser is offline.');
    return users;
  },
};

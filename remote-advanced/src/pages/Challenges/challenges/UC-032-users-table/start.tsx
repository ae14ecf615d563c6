import type { UsersTableProps } from './props';

export default function UsersTable({ caption, loadUsers }: UsersTableProps) {
  return <p>To do</p>;
}

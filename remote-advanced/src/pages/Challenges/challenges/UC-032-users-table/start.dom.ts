import type { UsersTableProps } from './props';

/** Builds the table in `root`. @returns ends what is under way */
export default function usersTable(root: HTMLElement, { caption, loadUsers }: UsersTableProps): () => void {
  root.append('To do');
  return () => {};
}

import type { PeopleTableProps } from './props';

/** Builds the table in `root`. */
export default function peopleTable(root: HTMLElement, { caption, people, pageSize }: PeopleTableProps): void {
  const table = document.createElement('table');
  table.createCaption().textContent = caption;
  root.append(table);
}

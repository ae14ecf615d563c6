import { memo } from 'react';
import type { Person } from './people.ts';
import { SortHeading } from './SortHeading.tsx';
import styles from './TableFilter.module.css';
import { type Column, columns, type SortKey } from './table-state.ts';

export const labels: Readonly<Record<Column, string>> = {
  name: 'Name',
  city: 'City',
  role: 'Role',
  joined: 'Joined',
  points: 'Points',
};

interface PeopleTableProps {
  rows: readonly Person[];
  caption: string;
  sort: readonly SortKey[];
  onToggle: (column: Column) => void;
}

/** One page of rows, with sortable headings. */
export function PeopleTable({ rows, caption, sort, onToggle }: PeopleTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <SortHeading key={column} column={column} label={labels[column]} sort={sort} onToggle={onToggle} />
          ))}
        </tr>
      </thead>
      <Rows rows={rows} />
    </table>
  );
}

/** Memoized: while the reader types and the rows are the same, they don't render again. */
const Rows = memo(({ rows }: { rows: readonly Person[] }) => (
  <tbody>
    {rows.map(({ id, name, city, role, joined, points }) => (
      <tr key={id}>
        <th scope="row">{name}</th>
        <td>{city}</td>
        <td>{role}</td>
        <td>{joined}</td>
        <td className={styles.number}>{points}</td>
      </tr>
    ))}
  </tbody>
));

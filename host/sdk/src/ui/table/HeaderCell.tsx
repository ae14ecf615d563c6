import type { ReactNode } from 'react';
import type { Order } from './sort-rows.ts';
import styles from './Table.module.css';

interface HeaderCellProps {
  column: { id: string; header: ReactNode; sortBy?: unknown; align?: 'end' };
  order: Order | null;
  onOrder: (order: Order | null) => void;
}

/** A column's header; a button in it where the column can be sorted. */
export function HeaderCell({ column: { id, header, sortBy, align }, order, onOrder }: HeaderCellProps) {
  const direction = order?.column === id ? order.direction : undefined;
  if (!sortBy) {
    return (
      <th scope="col" className={align && styles[align]}>
        {header}
      </th>
    );
  }
  return (
    <th scope="col" aria-sort={direction} className={align && styles[align]}>
      <button type="button" className={styles.sort} onClick={() => onOrder(next(id, direction))}>
        {header}
        <svg className={styles.arrows} viewBox="0 0 8 14" aria-hidden="true">
          <path d="M4 1 7 5H1Z" />
          <path d="M4 13 1 9h6Z" />
        </svg>
      </button>
    </th>
  );
}

function next(column: string, direction: Order['direction'] | undefined): Order | null {
  if (!direction) return { column, direction: 'ascending' };
  return direction === 'ascending' ? { column, direction: 'descending' } : null;
}

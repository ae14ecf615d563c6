import styles from './TableFilter.module.css';
import type { Column, SortKey } from './table-state.ts';

interface SortHeadingProps {
  column: Column;
  label: string;
  sort: readonly SortKey[];
  onToggle: (column: Column) => void;
}

/** A column's heading. Only the first sort key has `aria-sort`; the others show their rank. */
export function SortHeading({ column, label, sort, onToggle }: SortHeadingProps) {
  const rank = sort.findIndex((key) => key.column === column);
  const direction = sort[rank]?.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={rank === 0 ? direction : undefined}>
      <button type="button" className={styles.heading} onClick={() => onToggle(column)}>
        {label}
        <span className={styles.mark} data-direction={rank < 0 ? undefined : direction} aria-hidden="true">
          {sort.length > 1 && rank >= 0 ? rank + 1 : ''}
        </span>
      </button>
    </th>
  );
}

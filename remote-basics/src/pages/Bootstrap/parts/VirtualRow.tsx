import type { ReactNode, Ref } from 'react';
import type { Row } from './row.ts';
import styles from './VirtualTable.module.css';

/** A column: its header, and what it has of a row. */
export interface VirtualColumn<R extends Row> {
  id: string;
  header: string;
  cell: (row: R) => ReactNode;
}

interface VirtualRowProps<R extends Row> {
  row: R;
  /** Its place among all rows. */
  index: number;
  /** The columns after the name. */
  columns: VirtualColumn<R>[];
  isOpen: boolean;
  /** Whether Tab leads to it. */
  isActive: boolean;
  onFocus: () => void;
  onOpen: (id: string | null) => void;
  onCopy: (text: string) => void;
  details: (row: R) => ReactNode;
  ref: Ref<HTMLTableSectionElement> | undefined;
}

/** A row of a virtual table, and below it its details while it is open. */
export function VirtualRow<R extends Row>(props: VirtualRowProps<R>) {
  const { row, index, columns, isOpen, isActive, onFocus, onOpen, onCopy, details, ref } = props;
  return (
    <tbody ref={ref} data-place={index}>
      <tr id={row.id} data-row="" aria-rowindex={index + 2}>
        <th scope="row" className={styles.name}>
          <button
            type="button"
            data-index={index}
            tabIndex={isActive ? 0 : -1}
            aria-expanded={isOpen}
            onFocus={onFocus}
            onClick={() => onOpen(isOpen ? null : row.id)}
          >
            {row.name}
          </button>
        </th>
        {columns.map(({ id, cell }) => (
          <td key={id} data-column={id}>
            {cell(row)}
          </td>
        ))}
        <td className={styles.copy}>
          <button type="button" tabIndex={-1} aria-label={`Copy ${row.name}`} onClick={() => onCopy(row.name)}>
            Copy
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr data-details="">
          <td colSpan={columns.length + 2}>{details(row)}</td>
        </tr>
      )}
    </tbody>
  );
}

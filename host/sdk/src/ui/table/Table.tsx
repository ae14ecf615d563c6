import { type ReactNode, useId, useState } from 'react';
import { HeaderCell } from './HeaderCell.tsx';
import { type Order, sortRows } from './sort-rows.ts';
import styles from './Table.module.css';

/** A column of a {@link Table}. */
export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Makes it sortable: the value to compare, as a string by the rules of the language or as a number. */
  sortBy?: (row: Row) => string | number;
  /** Numbers are aligned to the end of their column. */
  align?: 'end';
}

interface TableProps<Row> {
  /** The table's name and what it shows; always visible. */
  caption: ReactNode;
  columns: Column<Row>[];
  rows: Row[];
  /** Identifies each row, whatever their order. */
  rowKey: (row: Row) => string | number;
  /** Shown in place of the rows while there are none. */
  empty?: ReactNode;
  /** Names each row by its first cell. */
  rowHeaders?: boolean;
}

/**
 * A table in a box of its own, which scrolls in both directions below a sticky header and can be reached by keyboard. A
 * sortable column has a button in its header: ascending, descending, and back to the given order.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/
 */
export function Table<Row>({ caption, columns, rows, rowKey, empty, rowHeaders = false }: TableProps<Row>) {
  const [order, setOrder] = useState<Order | null>(null);
  const captionId = useId();
  const sortBy = columns.find(({ id }) => id === order?.column)?.sortBy;
  const shown = order && sortBy ? sortRows(rows, sortBy, order.direction) : rows;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of controls
    <div className={styles.box} role="group" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} order={order} onOrder={setOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, align }, index) => {
                const Cell = rowHeaders && index === 0 ? 'th' : 'td';
                return (
                  <Cell key={id} scope={Cell === 'th' ? 'row' : undefined} className={align && styles[align]}>
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

import { type ClipboardEvent, Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { Row } from './row.ts';
import { Spacer } from './Spacer.tsx';
import { usePrintedRows } from './use-printed-rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { type VirtualColumn, VirtualRow } from './VirtualRow.tsx';
import styles from './VirtualTable.module.css';

interface VirtualTableProps<R extends Row> {
  /** The table's name. */
  label: string;
  /** The columns after the name. */
  columns: VirtualColumn<R>[];
  rows: readonly R[];
  open: string | null;
  onOpen: (id: string | null) => void;
  onCopy: (text: string) => void;
  details: (row: R) => ReactNode;
  /** Shown in place of the rows while there are none. */
  empty: ReactNode;
}

/**
 * A table of thousands of rows that renders only the rows in view. Arrow keys move between rows, Enter opens one, Ctrl or ⌘
 * and C copies its name. In print it is the full table.
 */
export function VirtualTable<R extends Row>(props: VirtualTableProps<R>) {
  const { label, columns, rows, open, onOpen, onCopy, details, empty } = props;
  const box = useRef<HTMLElement>(null);
  const printed = usePrintedRows(rows);
  const revealed = useRef<string | null>(null);
  const openIndex = open === null ? -1 : rows.findIndex(({ id }) => id === open);
  const { active, setActive, moveByKey } = useRowKeys(box, rows.length);
  const { items, height, measure, measured, reveal } = useVirtualRows(box, rows, open, active);

  useEffect(() => {
    if (!measured || openIndex < 0 || revealed.current === open) return;
    revealed.current = open;
    reveal(openIndex, true);
  });

  const copyFocused = (event: ClipboardEvent) => {
    const row = event.target instanceof HTMLElement && rows[Number(event.target.dataset.index)];
    if (!row || !getSelection()?.isCollapsed) return;
    event.preventDefault();
    onCopy(row.name);
  };

  return (
    <>
      <section
        ref={box}
        className={styles.box}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container
        tabIndex={0}
        onKeyDown={(event) => moveByKey(event, reveal)}
        onCopy={copyFocused}
      >
        {/* As high as all rows together, while the rows in view change. The server has no rows, so no style gets into the HTML. */}
        <div style={rows.length > 0 ? { height } : undefined}>
          <table className={styles.table} aria-label={label} aria-rowcount={rows.length + 1}>
            <thead>
              <tr>
                <th scope="col" className={styles.name}>
                  Name
                </th>
                {columns.map(({ id, header }) => (
                  <th key={id} scope="col" data-column={id}>
                    {header}
                  </th>
                ))}
                <th scope="col" className={styles.copy}>
                  <span>Copy</span>
                </th>
              </tr>
            </thead>
            {items.map(({ index, before }) => {
              const row = rows[index];
              if (!row) return null;
              const isOpen = index === openIndex;
              return (
                <Fragment key={row.id}>
                  <Spacer height={before} columns={columns.length + 2} />
                  <VirtualRow
                    {...{ row, index, columns, details, onOpen, onCopy }}
                    isOpen={isOpen}
                    isActive={index === active}
                    onFocus={() => setActive(index)}
                    ref={isOpen ? measure : undefined}
                  />
                </Fragment>
              );
            })}
          </table>
        </div>
        {rows.length === 0 && <div className={styles.empty}>{empty}</div>}
      </section>
      <div ref={printed} className={styles.printed} />
    </>
  );
}

import { useAddressState } from '@site/sdk/address-state';
import { Button } from '@site/sdk/ui/button';
import { EmptyState } from '@site/sdk/ui/empty-state';
import { ErrorPanel } from '@site/sdk/ui/error-panel';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Filters } from './Filters.tsx';
import styles from './ReferenceTable.module.css';
import { ReviewFact } from './ReviewFact.tsx';
import { findRows, type Query, type Row, rowByHash } from './row.ts';
import { useCopy } from './use-copy.ts';
import { useRows } from './use-rows.ts';
import { VirtualTable } from './VirtualTable.tsx';

export interface FamilySummary {
  id: string;
  name: string;
  group: string;
  count: number;
}

interface ReferenceTableProps<R extends Row> {
  label: string;
  /** The file with the rows, and the function that validates and unpacks it; both stay the same in every render. */
  file: string;
  read: (json: unknown) => R[];
  /** The prefix of its row ids. */
  prefix: string;
  /** The names of the filters in the URL. */
  params: { text: string; family: string; at: string };
  /** How many rows there are. */
  count: number;
  /** Where its authors list them, for readers without scripts. */
  official: { title: string; url: string };
  families?: readonly FamilySummary[];
  breakpoints?: readonly string[];
  details: (row: R) => ReactNode;
}

const none: readonly never[] = [];
const noFilter = { text: '', family: '', at: '' };

/** A reference table: filters with their state in the URL, fetched rows, and details of the open row. */
export function ReferenceTable<R extends Row>(props: ReferenceTableProps<R>) {
  const { label, file, read, prefix, params, count, official, families = none, breakpoints = none, details } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { remote, run } = useRows(frame, file, read, prefix);
  const rows: readonly R[] = remote.data ?? none;
  const [filter, change] = useAddressState(params);
  const [open, setOpen] = useState<string | null>(null);
  const { status, copy } = useCopy();

  const query = useDeferredValue<Query>(filter);
  const ids = useMemo(() => families.map(({ id }) => id), [families]);
  const found = useMemo(() => findRows(rows, query, ids), [rows, query, ids]);

  useEffect(() => {
    const follow = () => {
      const row = rowByHash(rows, prefix, location.hash);
      if (!row) return;
      change(noFilter);
      setOpen(row.id);
      frame.current?.scrollIntoView({ block: 'start' });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [rows, prefix, change]);

  const columns = useMemo(
    () => [
      ...(families.length > 0
        ? [{ id: 'family', header: 'Family', cell: (row: R) => families[row.family]?.name ?? '' }]
        : []),
      ...(breakpoints.length > 0 ? [{ id: 'at', header: 'Breakpoints', cell: (row: R) => row.at.join(' ') }] : []),
      { id: 'css', header: 'CSS', cell: (row: R) => row.summary },
    ],
    [families, breakpoints],
  );

  // Kept while the reader types: it renders again when the filtered rows are ready.
  const table = useMemo(
    () => (
      <VirtualTable
        label={label}
        columns={columns}
        rows={found}
        open={open}
        onOpen={setOpen}
        onCopy={copy}
        details={(row) => (
          <>
            {details(row)}
            <ReviewFact fact={factOf(label, row)} />
          </>
        )}
        empty={<Empty status={remote.status} official={official} onRetry={run} onShowAll={() => change(noFilter)} />}
      />
    ),
    [label, columns, found, open, copy, details, remote.status, official, run, change],
  );

  return (
    <div ref={frame} className={styles.reference}>
      <Filters label={label} families={families} breakpoints={breakpoints} {...filter} change={change} />
      <p role="status" className={styles.status}>
        {remote.data ? `${found.length} of ${count} rows` : `${count} rows`}
        {status && <span> · {status}</span>}
      </p>
      {table}
    </div>
  );
}

/** How long an answer of the review may be, in characters. */
const longest = 5000;

/** A row as a question of the review. */
function factOf(label: string, { id, name, summary }: Row) {
  const address = `/Bootstrap#${encodeURIComponent(id)}`;
  return { title: `What CSS is behind ${name}? (${label})`, answer: summary.slice(0, longest), address };
}

interface EmptyProps {
  status: string;
  official: { title: string; url: string };
  onRetry: () => void;
  onShowAll: () => void;
}

function Empty({ status, official, onRetry, onShowAll }: EmptyProps) {
  if (status === 'failed') return <ErrorPanel title="The rows could not be loaded." onRetry={onRetry} />;
  if (status !== 'done') {
    return (
      <>
        <p className={styles.loading}>Loading the rows…</p>
        <noscript>
          <p>
            The rows of this table are loaded by a script, and scripts are turned off. Its content is also in{' '}
            <a href={official.url}>{official.title}</a>.
          </p>
        </noscript>
      </>
    );
  }
  return (
    <EmptyState title="No row fits." action={<Button onClick={onShowAll}>Show all rows</Button>}>
      Shorten the text, or choose all families and breakpoints.
    </EmptyState>
  );
}

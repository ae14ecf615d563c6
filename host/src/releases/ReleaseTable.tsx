import type { ReleaseRow } from '@site/sdk/contract';
import { type Column, Table } from '@site/sdk/ui/table';
import { useSite } from '../site-context.ts';
import { ReleasedPages } from './ReleasedPages.tsx';
import { ReleaseName } from './ReleaseName.tsx';
import styles from './Releases.module.css';
import { isLive, sizeText, timeText, titleOf } from './release-facts.ts';

/** The releases as a table, in the order given. Times are those of the reader's time zone, so it is never in a document. */
export function ReleaseTable({ releases }: { releases: ReleaseRow[] }) {
  const { navigation } = useSite();
  const columns: Column<ReleaseRow>[] = [
    {
      id: 'section',
      header: 'Section',
      cell: (row) => (
        <ReleaseName title={titleOf(row, navigation)} action={row.action} isLive={isLive(row, releases)} />
      ),
      sortBy: (row) => titleOf(row, navigation),
    },
    { ...{ id: 'number', header: 'Number', align: 'end' }, cell: ({ sequence }) => sequence },
    { id: 'version', header: 'Version', cell: ({ version }) => (version ? <code>{version}</code> : 'Taken out') },
    { id: 'commit', header: 'Commit', cell: ({ commit }) => (commit ? <code>{commit}</code> : 'Not known') },
    { id: 'owner', header: 'Owner', cell: ({ owner }) => owner ?? 'The site' },
    {
      id: 'time',
      header: 'Time',
      cell: ({ at, actor }) => (
        <>
          <time dateTime={at}>{timeText(at)}</time>
          {actor && <span className={styles.actor}> by {actor}</span>}
        </>
      ),
      sortBy: ({ at }) => at,
    },
    {
      ...{ id: 'size', header: 'Size', align: 'end' },
      cell: ({ bytes }) => sizeText(bytes),
      sortBy: ({ bytes }) => bytes ?? 0,
    },
    { id: 'gate', header: 'Gate', cell: ({ gate }) => gate ?? 'Not checked' },
    { id: 'pages', header: 'Pages changed', cell: ({ pages }) => <ReleasedPages pages={pages} /> },
  ];
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <Table
        caption="Releases, the newest first"
        columns={columns}
        rows={releases}
        rowKey={({ sequence, section }) => `${sequence} ${section}`}
        rowHeaders
      />
    </section>
  );
}

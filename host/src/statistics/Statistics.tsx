import { EmptyState } from '@site/sdk/ui/empty-state';
import { MissingSections } from '../live-items/MissingSections.tsx';
import { useLiveItems } from '../live-items/use-live-items.ts';
import { useOwnData } from '../your-data/use-own-data.ts';
import { Beginning } from './Beginning.tsx';
import { Calendar } from './Calendar.tsx';
import { Knowledge } from './Knowledge.tsx';
import { RetentionTable } from './RetentionTable.tsx';
import styles from './Statistics.module.css';
import { useNow } from './use-now.ts';

/** What the reader knows, did and recalled, from what this browser keeps. It is not loaded for readers who have stored nothing. */
export default function Statistics() {
  const own = useOwnData();
  const now = useNow();
  const isBegun =
    own !== null && [own.progress, own.attempts, own.reviews, own.interviews].some(({ length }) => length);
  const [remote, retry] = useLiveItems(isBegun);
  return (
    <div className={styles.page}>
      <h1>Statistics</h1>
      <p className="summary">
        What you know by topic, what you did in the last weeks, and how much you recall. It comes from what this browser
        keeps; nothing is sent.
      </p>
      {own === null || now === null ? (
        <p role="status">Reading what is stored…</p>
      ) : own.isBlocked && !isBegun ? (
        <EmptyState title="Your browser does not let the site store anything">
          Statistics have to remember what you did. Leave private browsing, or allow storage for this site, then reload
          the page.
        </EmptyState>
      ) : isBegun ? (
        <>
          <Knowledge remote={remote} progress={own.progress} onRetry={retry} />
          <MissingSections titles={remote.data?.missing ?? []} busy={remote.status === 'busy'} onRetry={retry} />
          <Calendar records={own} now={now} />
          <RetentionTable reviews={own.reviews} now={now} />
        </>
      ) : (
        <Beginning />
      )}
    </div>
  );
}

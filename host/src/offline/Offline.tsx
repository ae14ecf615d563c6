import { countOf } from '@site/learning/format';
import { EmptyState } from '@site/sdk/ui/empty-state';
import styles from './Offline.module.css';
import type { KeptPage } from './read-kept.ts';
import { useKept } from './use-kept.ts';

/** The pages that can be opened without a connection. */
export default function Offline() {
  const { kept } = useKept();
  const sections = kept?.sections.filter(({ pages }) => pages.length > 0) ?? [];
  return (
    <div className={styles.page}>
      <h1>Offline</h1>
      <p className="summary">
        These pages are kept in this browser, so they open without a connection.{' '}
        <a href="/YourData#offline">Your data</a> has the switch for it.
      </p>
      {kept === undefined && <p>Looking for what is kept…</p>}
      {kept !== undefined && sections.length === 0 && (
        <EmptyState title="No page is kept yet">
          {kept ? 'The pages that you visit next are.' : 'Nothing is kept unless you ask for it.'}
        </EmptyState>
      )}
      {sections.map(({ section, pages }) => (
        <section key={section.id} data-section={section.id}>
          <h2>{section.title}</h2>
          <ul className={styles.pages}>
            {pages.map((page) => (
              <KeptItem key={page.address} page={page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A page, and those of its entries that are kept. */
function KeptItem({ page: { address, title, isKept, entries } }: { page: KeptPage }) {
  return (
    <li>
      {isKept ? <a href={address}>{title}</a> : title}
      {entries.length > 0 && (
        <details>
          <summary>{countOf(entries.length, 'entry')}</summary>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.address}>
                <a href={entry.address}>{entry.title}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

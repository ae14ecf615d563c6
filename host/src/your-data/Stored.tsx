import { countOf } from '@site/learning/format';
import { formatExport, type OwnData } from '@site/learning/memory';
import { useEffect, useState } from 'react';
import styles from './YourData.module.css';

/** What is stored and how much. */
export function Stored({ data }: { data: OwnData | null }) {
  const isPersistent = usePersistent(data);
  return (
    <section aria-labelledby="stored">
      <h2 id="stored">What is stored</h2>
      <dl className={styles.amounts}>
        {amountsOf(data).map(({ what, amount }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {data?.isBlocked && (
        <p>
          <strong>Your browser does not let this site store your progress</strong>, as in some private windows. What you
          note on a page holds until you close or reload it.
        </p>
      )}
      <p className={styles.kept}>
        It is in this browser alone, and nothing is sent.{' '}
        {isPersistent
          ? 'The browser keeps it until you clear it.'
          : 'The browser may delete it when the device runs out of space, so export it now and then.'}
      </p>
      <p>
        The <a href="/Statistics">statistics</a> show what you know by topic and what you did in the last weeks.
      </p>
      {data !== null && data.unreadable > 0 && (
        <p>
          {`${countOf(data.unreadable, 'damaged record')} could not be read. They stay in this browser and are not in the exported file.`}
        </p>
      )}
    </section>
  );
}

function amountsOf(data: OwnData | null): { what: string; amount: string }[] {
  const progress = data?.progress ?? [];
  const count = (list: { length: number } | undefined) => (data ? String(list?.length ?? 0) : '…');
  return [
    { what: 'Entries rated or solved', amount: count(progress.filter((one) => one.knowledge ?? one.solvedAt)) },
    { what: 'Bookmarks', amount: count(progress.filter((one) => one.isBookmarked)) },
    { what: 'Notes', amount: count(progress.filter((one) => one.note !== '')) },
    { what: 'Attempts at exercises', amount: count(data?.attempts) },
    { what: 'Entries in review', amount: count(data?.schedule) },
    { what: 'Reviews', amount: count(data?.reviews) },
    { what: 'Mock interviews', amount: count(data?.interviews) },
    { what: 'Settings and lists', amount: count(data ? Object.keys(data.texts) : []) },
    { what: 'Size of the file', amount: data ? kilobytes(formatExport(data, 0)) : '…' },
  ];
}

function kilobytes(text: string): string {
  return `${(new Blob([text]).size / 1000).toFixed(1)} kB`;
}

/** Whether the browser has promised not to delete what is stored. @param data asks again when it changes */
function usePersistent(data: OwnData | null): boolean {
  const [isPersistent, setPersistent] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser is asked when something is stored first.
  useEffect(() => {
    navigator.storage?.persisted?.().then(setPersistent, () => {});
  }, [data]);
  return isPersistent;
}

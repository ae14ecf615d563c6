import type { Review } from '@site/learning/review';
import { type Retention, retentionOf } from '@site/learning/statistics';
import styles from './Statistics.module.css';

interface RetentionTableProps {
  reviews: readonly Review[];
  /** Milliseconds since 1970. */
  now: number;
}

/** How much of what was due the reader recalled. */
export function RetentionTable({ reviews, now }: RetentionTableProps) {
  const periods = retentionOf(reviews, now);
  const isEmpty = periods.every(({ reviews: count }) => count === 0);
  return (
    <section aria-labelledby="retention">
      <h2 id="retention">Retention</h2>
      {isEmpty ? (
        <p>When entries come back in your review after a day or more, the share that you recalled appears here.</p>
      ) : (
        <>
          <p>
            The share of reviews that you did not grade “Again”. The schedule aims at 90 %. Entries that are asked for
            the first time, or again after minutes, do not count.
          </p>
          <PeriodTable periods={periods} />
        </>
      )}
    </section>
  );
}

function PeriodTable({ periods }: { periods: readonly Retention[] }) {
  return (
    <table className={styles.numbers}>
      <caption>Reviews, and how many entries were recalled</caption>
      <thead>
        <tr>
          <th scope="col">Period</th>
          <th scope="col">Reviews</th>
          <th scope="col">Recalled</th>
          <th scope="col">Retention</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ days, reviews, recalled }) => (
          <tr key={days}>
            <th scope="row">{days === null ? 'All time' : `Last ${days} days`}</th>
            <td>{reviews}</td>
            <td>{recalled}</td>
            <td>{reviews === 0 ? '–' : `${Math.round((100 * recalled) / reviews)} %`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { Review } from '@site/learning/review';
import { type Retention, retentionOf } from '@site/learning/statistics';
import { type Column, Table } from '@site/sdk/ui/table';

const columns: Column<Retention>[] = [
  { id: 'days', header: 'Period', cell: ({ days }) => (days === null ? 'All time' : `Last ${days} days`) },
  { id: 'reviews', header: 'Reviews', cell: ({ reviews }) => reviews, align: 'end' },
  { id: 'recalled', header: 'Recalled', cell: ({ recalled }) => recalled, align: 'end' },
  { id: 'retention', header: 'Retention', cell: shareOf, align: 'end' },
];

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
            The share of reviews that you did not grade “Again”. The schedule aims at 90%. Entries that are asked for
            the first time, or again after minutes, do not count.
          </p>
          <Table
            caption="Reviews, and how many entries were recalled"
            columns={columns}
            rows={periods}
            rowKey={({ days }) => days ?? 0}
            rowHeaders
          />
        </>
      )}
    </section>
  );
}

function shareOf({ reviews, recalled }: Retention): string {
  return reviews === 0 ? '–' : `${Math.round((100 * recalled) / reviews)}%`;
}

import { dateFormatter } from '@site/learning/format';
import type { ForecastDay } from '@site/learning/review';
import { type Column, Table } from '@site/sdk/ui/table';

const formatDay = dateFormatter({ weekday: 'short', day: 'numeric', month: 'short' });

const columns: Column<ForecastDay>[] = [
  { id: 'day', header: 'Day', cell: ({ start }) => formatDay(start) },
  { id: 'reviews', header: 'Again', cell: ({ reviews }) => reviews, align: 'end' },
  { id: 'new', header: 'New', cell: ({ newCards }) => newCards, align: 'end' },
];

/** How much the next seven days will bring. */
export function Forecast({ days }: { days: ForecastDay[] }) {
  return (
    <details>
      <summary>The next 7 days</summary>
      <Table caption="Entries to be asked" columns={columns} rows={days} rowKey={({ start }) => start} rowHeaders />
    </details>
  );
}

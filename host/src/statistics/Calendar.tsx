import { dateFormatter } from '@site/learning/format';
import { type ActiveDay, type ActiveWeek, activityOf } from '@site/learning/statistics';
import { type Column, Table } from '@site/sdk/ui/table';
import styles from './Calendar.module.css';

/** How many weeks the calendar shows. */
const weekCount = 12;

/** The most entries of a day that has each shade; a day with more has the darkest one. */
const shades = [2, 6, 14];

const formatMonthDay = dateFormatter({ day: 'numeric', month: 'short' });
const formatDay = dateFormatter({ weekday: 'short', day: 'numeric', month: 'short' });

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((long) => ({
  ...{ long, short: long.slice(0, 2) },
}));

const columns: Column<ActiveDay>[] = [
  { id: 'day', header: 'Day', cell: ({ start }) => formatDay(start) },
  { id: 'reviewed', header: 'Reviewed', cell: ({ reviewed }) => reviewed, align: 'end' },
  { id: 'solved', header: 'Solved', cell: ({ solved }) => solved, align: 'end' },
  { id: 'workedOn', header: 'Worked on', cell: ({ workedOn }) => workedOn, align: 'end' },
];

interface CalendarProps {
  records: Parameters<typeof activityOf>[0];
  /** Milliseconds since 1970. */
  now: number;
}

/** With how many entries the reader did anything on each day of the last weeks. */
export function Calendar({ records, now }: CalendarProps) {
  const weeks = activityOf(records, now, weekCount);
  const past = weeks.flat().filter((day) => day !== null);
  const active = past.filter(({ entries }) => entries > 0);
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">{`The last ${weekCount} weeks`}</h2>
      <p>
        The entries that you rated, noted, attempted, solved or reviewed on each day. A day begins at four in the
        morning. Of ratings and notes, only the last change is kept.
      </p>
      <table className={styles.calendar}>
        <caption>Entries a day, by the Monday of each week</caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            {weekdays.map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Week key={week[0]?.start} week={week} />
          ))}
        </tbody>
      </table>
      {active.length > 0 && (
        <details>
          <summary>What you did on each day</summary>
          <Table
            caption="Days with entries, the latest first"
            columns={columns}
            rows={[...active].reverse()}
            rowKey={({ start }) => start}
            rowHeaders
          />
        </details>
      )}
    </section>
  );
}

function Week({ week }: { week: ActiveWeek }) {
  const [monday] = week;
  return (
    <tr>
      <th scope="row">{monday && formatMonthDay(monday.start)}</th>
      {week.map((day, index) =>
        day ? (
          <td key={weekdays[index]?.long} data-shade={shadeOf(day.entries)}>
            {day.entries > 0 ? day.entries : <span className={styles.none}>0</span>}
          </td>
        ) : (
          <td key={weekdays[index]?.long} />
        ),
      )}
    </tr>
  );
}

/** From 0, for no entry, to one more than there are limits. */
function shadeOf(entries: number): number {
  return entries === 0 ? 0 : 1 + shades.filter((most) => entries > most).length;
}

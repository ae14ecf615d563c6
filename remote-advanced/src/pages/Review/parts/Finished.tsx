import { dateFormatter } from '@site/learning/format';
import { nextDue, type Schedule } from '@site/learning/review';
import { EmptyState } from '@site/sdk/ui/empty-state';

const formatDay = dateFormatter({ weekday: 'long', day: 'numeric', month: 'long' });

/** What there is to do when nothing is due. */
export function Finished({ schedules, now }: { schedules: Schedule[]; now: number }) {
  if (schedules.length === 0)
    return (
      <EmptyState title="Nothing is scheduled yet" action={<a href="#add-entries">Add entries</a>}>
        Mark an entry as unsure, not known or bookmarked on its page, for example on <a href="/Interview">Interview</a>,
        or add entries below.
      </EmptyState>
    );
  const next = nextDue(schedules, now);
  return (
    <EmptyState title="Done for today">
      {next === null ? 'All entries are suspended.' : `The next entry is due on ${formatDay(next)}.`}
    </EmptyState>
  );
}

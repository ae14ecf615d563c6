import { dateFormatter } from '@site/learning/format';
import { nextDue, type Schedule } from '@site/learning/review';
import { EmptyState } from '@site/sdk/ui/empty-state';
import { useEffect, useRef } from 'react';

const formatDay = dateFormatter({ weekday: 'long', day: 'numeric', month: 'long' });

interface FinishedProps {
  schedules: Schedule[];
  /** Milliseconds since 1970. */
  now: number;
  /** Whether it takes the focus when it appears: the last entry is gone, and the button that was pressed with it. */
  takesFocus: boolean;
}

/** What there is to do when nothing is due. */
export function Finished({ schedules, now, takesFocus }: FinishedProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears.
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, []);
  if (schedules.length === 0)
    return (
      <EmptyState title="Nothing is scheduled yet" action={<a href="#add-entries">Add entries</a>}>
        Mark an entry as unsure, not known or bookmarked on its page, for example on <a href="/Interview">Interview</a>,
        or add entries below.
      </EmptyState>
    );
  const next = nextDue(schedules, now);
  return (
    <div ref={box} tabIndex={-1}>
      <EmptyState title="Done for today">
        {next === null ? 'All entries are suspended.' : `The next entry is due on ${formatDay(next)}.`}
      </EmptyState>
    </div>
  );
}

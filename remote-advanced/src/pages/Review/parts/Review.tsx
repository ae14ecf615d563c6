import { doneToday, forecast, queueOf, type ReviewData, type Schedule } from '@site/learning/review';
import { useStored } from '@site/sdk/reader-data';
import { reviewLimits } from '@site/sdk/reader-data/review-limits';
import { Button } from '@site/sdk/ui/button';
import { useMemo, useState } from 'react';
import { AddEntries } from './AddEntries.tsx';
import type { Catalog } from './catalog.ts';
import { DailyLimitFields } from './DailyLimitFields.tsx';
import { Finished } from './Finished.tsx';
import { Forecast } from './Forecast.tsx';
import { LeechNotice } from './LeechNotice.tsx';
import { MissingSections } from './MissingSections.tsx';
import { Question } from './Question.tsx';
import styles from './Review.module.css';
import { SetAside } from './SetAside.tsx';
import { tableFacts } from './table-facts.ts';
import { useKeys } from './use-keys.ts';
import { useReviewActions } from './use-review-actions.ts';

interface ReviewProps {
  catalog: Catalog;
  review: ReviewData;
  /** Milliseconds since 1970. */
  now: number;
  /** Asks the sections again that did not answer. */
  onRetry: () => void;
  /** Reads again what is stored. */
  onRead: () => Promise<void>;
}

/** The queue of today, one entry at a time, and below it what comes later. */
export function Review({ catalog, review: { schedules, reviews, last }, now, onRetry, onRead }: ReviewProps) {
  const [limits, changeLimits] = useStored(reviewLimits);
  const [pinned, setPinned] = useState<string | null>(null);
  const actions = useReviewActions(onRead);

  const all = [...schedules.values()];
  const entries = useMemo(
    () => new Map([...catalog.entries, ...tableFacts(schedules.values()).map((fact) => [fact.id, fact] as const)]),
    [catalog, schedules],
  );
  const askable = all.filter(({ entry }) => entries.has(entry));
  const queue = queueOf(askable, reviews, limits, now);
  const current = queue.find((one) => keyOf(one) === pinned) ?? queue[0];
  const entry = current && entries.get(current.entry);
  const leech = actions.leech && entries.get(actions.leech);
  if (current && keyOf(current) !== pinned) setPinned(keyOf(current));

  const onUndo = () => last && actions.undo(last, (restored) => setPinned(keyOf(restored)));
  useKeys((key) => {
    if (key !== 'u' || !last) return false;
    onUndo();
    return true;
  });

  return (
    <div className={styles.review}>
      <div className={styles.bar}>
        <p role="status" className={styles.due}>
          {`${queue.length} due`}
        </p>
        <Button tone="quiet" disabled={!last} onClick={onUndo}>
          Undo
        </Button>
      </div>
      <MissingSections
        titles={catalog.missing}
        waiting={catalog.missing.length > 0 ? all.length - askable.length : 0}
        onRetry={onRetry}
      />
      {leech && <LeechNotice entry={leech} />}
      {current && entry ? (
        <Question
          key={keyOf(current)}
          entry={entry}
          entries={entries}
          schedule={current}
          now={now}
          takesFocus={actions.hasActed}
          onGrade={(given) => actions.grade(current, given)}
          onBury={() => actions.bury(current)}
          onSuspend={() => actions.suspend(current)}
        />
      ) : (
        <Finished schedules={askable} now={now} takesFocus={actions.hasActed} />
      )}
      <SetAside
        what="put off until tomorrow"
        schedules={askable.filter(({ isSuspended, buriedUntil }) => !isSuspended && (buriedUntil ?? 0) > now)}
        {...{ entries, onResume: actions.resume }}
      />
      <SetAside
        what="suspended"
        schedules={askable.filter(({ isSuspended }) => isSuspended)}
        {...{ entries, onResume: actions.resume }}
      />
      {askable.length > 0 && <Forecast days={forecast(askable, limits, doneToday(reviews, now), now)} />}
      <p>
        What you know by topic, and how much you recall: <a href="/Statistics">statistics</a>.
      </p>
      <AddEntries catalog={catalog} schedules={schedules} newCards={limits.newCards} onAdded={onRead} />
      <DailyLimitFields limits={limits} onChange={changeLimits} />
    </div>
  );
}

/** A card until it is graded. */
function keyOf({ entry, gradedAt }: Schedule): string {
  return `${entry} ${gradedAt}`;
}

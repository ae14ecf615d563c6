import {
  bury,
  doneToday,
  forecast,
  type Grade,
  grade,
  queueOf,
  resume,
  type Schedule,
  type StoredReview,
  suspend,
  undo,
  undoable,
} from '@site/learning/review';
import { notify, reviewLimits, useStored } from '@site/sdk/reader-data';
import { Button } from '@site/sdk/ui/button';
import { useState } from 'react';
import { AddEntries } from './AddEntries.tsx';
import type { Catalog, CatalogEntry } from './catalog.ts';
import { DailyLimitFields } from './DailyLimitFields.tsx';
import { Finished } from './Finished.tsx';
import { Forecast } from './Forecast.tsx';
import { LeechNotice } from './LeechNotice.tsx';
import { MissingSections } from './MissingSections.tsx';
import { Question } from './Question.tsx';
import styles from './Review.module.css';
import { Suspended } from './Suspended.tsx';
import { useKeys } from './use-keys.ts';

interface ReviewProps {
  catalog: Catalog;
  review: StoredReview;
  /** Milliseconds since 1970. */
  now: number;
  /** Asks the sections again that did not answer. */
  onRetry: () => void;
  /** Reads again what is stored. */
  onRead: () => Promise<void>;
}

/** The queue of today, one entry at a time, and below it what comes later. */
export function Review({ catalog, review: { schedules, reviews }, now, onRetry, onRead }: ReviewProps) {
  const [limits, changeLimits] = useStored(reviewLimits);
  const [pinned, setPinned] = useState<string | null>(null);
  const [leech, setLeech] = useState<CatalogEntry | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasActed, setActed] = useState(false);

  const all = [...schedules.values()];
  const askable = all.filter(({ entry }) => catalog.entries.has(entry));
  const queue = queueOf(askable, reviews, limits, now);
  const current = queue.find((one) => keyOf(one) === pinned) ?? queue[0];
  const entry = current && catalog.entries.get(current.entry);
  const last = undoable(reviews, schedules);
  if (current && keyOf(current) !== pinned) setPinned(keyOf(current));

  const save = async (work: () => Promise<void>) => {
    if (isSaving) return;
    setSaving(true);
    setActed(true);
    await work().catch(tellUnsaved);
    setSaving(false);
  };
  const onGrade = (schedule: Schedule, given: Grade) =>
    save(async () => {
      const { isLeech } = await grade(schedule, given);
      setLeech((isLeech && catalog.entries.get(schedule.entry)) || null);
      await onRead();
    });
  const onUndo = () =>
    save(async () => {
      if (!last) return;
      const restored = await undo(last);
      setLeech(null);
      await onRead();
      setPinned(keyOf(restored));
    });
  const change = (work: (schedule: Schedule) => Promise<void>) => (schedule: Schedule) =>
    save(() => work(schedule).then(onRead));
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
          schedule={current}
          now={now}
          takesFocus={hasActed}
          onGrade={(given) => onGrade(current, given)}
          onBury={() => change(bury)(current)}
          onSuspend={() => change(suspend)(current)}
        />
      ) : (
        <Finished schedules={askable} now={now} />
      )}
      <Suspended schedules={askable} entries={catalog.entries} onResume={change(resume)} />
      {askable.length > 0 && <Forecast days={forecast(askable, limits, doneToday(reviews, now), now)} />}
      <AddEntries catalog={catalog} schedules={schedules} newCards={limits.newCards} onAdded={onRead} />
      <DailyLimitFields limits={limits} onChange={changeLimits} />
    </div>
  );
}

/** A card until it is graded. */
function keyOf({ entry, gradedAt }: Schedule): string {
  return `${entry} ${gradedAt}`;
}

function tellUnsaved(error: unknown): void {
  console.warn('The browser did not save the review:', error);
  notify('Your browser did not save this. Nothing has changed: try again.');
}

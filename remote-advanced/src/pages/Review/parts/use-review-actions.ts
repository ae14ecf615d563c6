import { bury, type Grade, grade, type Review, resume, type Schedule, suspend, undo } from '@site/learning/review';
import { notify } from '@site/sdk/reader-data';
import { useState } from 'react';

/**
 * What a reader does with entries. Each action is saved before the queue goes on; when the browser does not save it, the reader is told
 * and nothing changes.
 * @param onSaved reads again what is stored
 */
export function useReviewActions(onSaved: () => Promise<void>) {
  const [leech, setLeech] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasActed, setActed] = useState(false);

  const save = async (work: () => Promise<void>) => {
    if (isSaving) return;
    setSaving(true);
    setActed(true);
    await work().then(onSaved).catch(tellUnsaved);
    setSaving(false);
  };
  return {
    /** The id of the entry that the last grade has suspended. */
    leech,
    /** Whether the reader has done anything since the page was opened. */
    hasActed,
    grade: (schedule: Schedule, given: Grade) =>
      save(async () => {
        const { isLeech } = await grade(schedule, given);
        setLeech(isLeech ? schedule.entry : null);
      }),
    /** @param onUndone gets the schedule as it is again, after it was read */
    undo: async (review: Review, onUndone: (restored: Schedule) => void) => {
      let restored: Schedule | undefined;
      await save(async () => {
        restored = await undo(review);
        setLeech(null);
      });
      if (restored) onUndone(restored);
    },
    bury: (schedule: Schedule) => save(() => bury(schedule)),
    suspend: (schedule: Schedule) => save(() => suspend(schedule)),
    resume: (schedule: Schedule) => save(() => resume(schedule)),
  };
}

function tellUnsaved(error: unknown): void {
  console.warn('The browser did not save the review:', error);
  notify('Your browser did not save this. Nothing has changed: try again.');
}

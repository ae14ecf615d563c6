import { knowledgeOf, type Progress } from '../memory/progress.ts';
import { newSchedule, type Schedule } from '../memory/schedule.ts';
import { cardAfter } from './scheduler.ts';

/**
 * All schedules of a reader: the stored ones, and those that follow from progress. What is unsure, not known or bookmarked is new;
 * what is known counts as recalled with ease when the reader said so or solved it.
 */
export function withProgress(
  stored: ReadonlyMap<string, Schedule>,
  progress: Iterable<Progress>,
): Map<string, Schedule> {
  const all = new Map(stored);
  for (const record of progress) {
    const schedule = all.has(record.entry) ? undefined : scheduleOf(record);
    if (schedule) all.set(record.entry, schedule);
  }
  return all;
}

/** The schedule that follows from progress alone; undefined for none. */
export function scheduleOf(progress: Progress): Schedule | undefined {
  const knowledge = knowledgeOf(progress);
  if (knowledge === null && !progress.isBookmarked) return undefined;
  const at = knowledge === 'known' ? (progress.solvedAt ?? progress.updatedAt) : progress.updatedAt;
  const schedule = newSchedule(progress.entry, at);
  return knowledge === 'known' ? { ...schedule, card: cardAfter(schedule.card, 'easy', at) } : schedule;
}

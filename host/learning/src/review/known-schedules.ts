import { knowledgeOf, type Progress } from '../memory/progress.ts';
import { newSchedule, type Schedule } from '../memory/schedule.ts';
import { cardAfter } from './scheduler.ts';

/** Longer than an entry is ever scheduled or put off ahead, in any time zone. */
const furthestDue = 367 * 86_400_000;
const furthestBuried = 3 * 86_400_000;

/**
 * All schedules of a reader: the stored ones, and those that follow from progress. What is unsure, not known or bookmarked is new;
 * what is known counts as recalled with ease when the reader said so or solved it.
 * @param now milliseconds since 1970
 */
export function withProgress(
  stored: ReadonlyMap<string, Schedule>,
  progress: Iterable<Progress>,
  now: number,
): Map<string, Schedule> {
  const all = new Map([...stored].map(([entry, schedule]) => [entry, withinReach(schedule, now)]));
  for (const record of progress) {
    const schedule = all.has(record.entry) ? undefined : scheduleOf(record, now);
    if (schedule) all.set(record.entry, schedule);
  }
  return all;
}

/** The schedule that follows from progress alone; undefined for none. */
export function scheduleOf(progress: Progress, now: number): Schedule | undefined {
  const knowledge = knowledgeOf(progress);
  if (knowledge === null && !progress.isBookmarked) return undefined;
  const changedAt = knowledge === 'known' ? (progress.solvedAt ?? progress.updatedAt) : progress.updatedAt;
  const at = Math.min(changedAt, now);
  const schedule = newSchedule(progress.entry, at);
  return knowledge === 'known' ? { ...schedule, card: cardAfter(schedule.card, 'easy', at) } : schedule;
}

/** A schedule that a wrong clock has put out of reach is due now. */
function withinReach(schedule: Schedule, now: number): Schedule {
  const { card, buriedUntil } = schedule;
  const isFar = card.due > now + furthestDue;
  const isBuried = buriedUntil !== null && buriedUntil > now + furthestBuried;
  if (!isFar && !isBuried) return schedule;
  return { ...schedule, card: isFar ? { ...card, due: now } : card, buriedUntil: isBuried ? null : buriedUntil };
}

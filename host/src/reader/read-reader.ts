import { knowledgeOf, type OwnData, readOwnData, weakSpots } from '@site/learning/memory';
import { queueOf, withProgress } from '@site/learning/review';
import { pageOfItem } from '@site/sdk/contract';
import { readStored } from '@site/sdk/reader-data';
import { reviewLimits } from '@site/sdk/reader-data/review-limits';
import type { SiteEntries } from './fetch-entries.ts';
import type { Answer, Reader } from './reader.ts';
import { weakTopicsOf } from './weak-topics.ts';

export { onChange } from '@site/learning/memory';

/**
 * Reads what the reader has done. A browser that keeps nothing has only what this page holds.
 * @param site the entries that count; others are left out, as /Review leaves them out
 */
export async function readReader(site: SiteEntries): Promise<Reader> {
  return readerOf(await readOwnData(), site, Date.now());
}

/** What follows from a reader's data. @param now milliseconds since 1970 */
export function readerOf(
  { progress, attempts, schedule, reviews }: Pick<OwnData, 'progress' | 'attempts' | 'schedule' | 'reviews'>,
  { entries, isComplete }: SiteEntries,
  now: number,
): Reader {
  const stored = new Map(schedule.map((record) => [record.entry, record]));
  const askable = [...withProgress(stored, progress, now).values()].filter(
    ({ entry, fact }) => fact || entries.has(entry),
  );
  return {
    answers: progress.flatMap((record): Answer[] => {
      const entry = entries.get(record.entry);
      if (!entry || knowledgeOf(record) === null) return [];
      return [{ page: pageOfItem(entry), at: Math.max(record.updatedAt, record.solvedAt ?? 0) }];
    }),
    due: queueOf(askable, reviews, readStored(reviewLimits), now).length,
    weakTopics: weakTopicsOf(weakSpots(progress, attempts), entries.values()),
    isComplete,
  };
}

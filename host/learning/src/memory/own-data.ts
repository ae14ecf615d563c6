import { addStoredTexts, type JoinTexts, restoreStoredTexts, storedTexts } from '@site/sdk/reader-data';
import { studyPlan } from '@site/sdk/reader-data/study-plan';
import { parseAttempt } from './attempt.ts';
import { announceChange } from './changes.ts';
import { type Database, withDatabase } from './database.ts';
import type { ExportedData, ReaderRecords } from './export-file.ts';
import { hasDatabase } from './has-database.ts';
import { allHeldProgress } from './held-progress.ts';
import { parseInterview } from './interview.ts';
import { inOrder, mergeAttempts, mergeInterviews, mergeProgress, mergeReviews, mergeSchedules } from './merge.ts';
import { mergeStudyPlans } from './merge-study-plans.ts';
import { askToPersist } from './persistence.ts';
import { parseProgress } from './progress.ts';
import { parseReview } from './review.ts';
import { parseSchedule } from './schedule.ts';

/** Everything that the reader has made here. */
export interface OwnData extends ReaderRecords {
  /** How many records cannot be read; they stay where they are. */
  unreadable: number;
  /** The browser does not let the site use its database. */
  isBlocked: boolean;
}

/** Reads everything that the reader has made here. A browser that keeps nothing has only what this page holds. */
export async function readOwnData(): Promise<OwnData> {
  const found = (await hasDatabase()) ? await withDatabase(readAll).catch(() => null) : nothing;
  const stored = found ?? nothing;
  const progress = stored.progress.flatMap((record) => parseProgress(record) ?? []);
  const attempts = stored.attempts.flatMap((record) => parseAttempt(record) ?? []);
  const schedule = stored.schedule.flatMap((record) => parseSchedule(record) ?? []);
  const reviews = stored.reviews.flatMap((record) => parseReview(record) ?? []);
  const interviews = stored.interviews.flatMap((record) => parseInterview(record) ?? []);
  const held = new Map([...progress, ...allHeldProgress()].map((record) => [record.entry, record]));
  const { aside, ...all } = stored;
  const readable = { progress, attempts, schedule, reviews, interviews };
  return {
    progress: [...held.values()],
    attempts,
    schedule,
    reviews,
    interviews,
    texts: storedTexts(),
    unreadable: aside + countOf(all) - countOf(readable),
    isBlocked: found === null,
  };
}

function countOf(records: Record<string, readonly unknown[]>): number {
  return Object.values(records).reduce((sum, list) => sum + list.length, 0);
}

const nothing: Awaited<ReturnType<typeof readAll>> = {
  progress: [],
  attempts: [],
  schedule: [],
  reviews: [],
  interviews: [],
  aside: 0,
};

async function readAll(database: Database) {
  const [progress, attempts, schedule, reviews, interviews, aside] = await Promise.all([
    database.getAll('progress'),
    database.getAll('attempts'),
    database.getAll('schedule'),
    database.getAll('reviews'),
    database.getAll('interviews'),
    database.count('unreadable'),
  ]);
  return { progress, attempts, schedule, reviews, interviews, aside };
}

/** How many records an import has added or changed. */
export interface Imported {
  progress: number;
  attempts: number;
  schedule: number;
  reviews: number;
  interviews: number;
  texts: number;
}

/**
 * Merges a file into what the reader has here, record by record; settings that the reader has here stay, and a study plan is merged.
 * Everything is written, or nothing. One that is damaged here is moved out of the way of the one in the file.
 * @throws DOMException when the browser does not save it; then nothing has changed
 */
export async function importData(data: ExportedData): Promise<Imported> {
  const counts = await withDatabase(async (database) => {
    const transaction = database.transaction(
      ['progress', 'attempts', 'schedule', 'reviews', 'interviews', 'unreadable'],
      'readwrite',
    );
    // An aborted transaction is reported by what aborted it.
    transaction.done.catch(() => {});
    const aside = transaction.objectStore('unreadable');
    const before = storedTexts();
    try {
      const counts = {
        progress: await mergeInto(transaction.objectStore('progress'), data.progress, {
          ...{ key: 'entry', parse: parseProgress, merge: mergeProgress, aside },
        }),
        attempts: await mergeInto(transaction.objectStore('attempts'), data.attempts, {
          ...{ key: 'id', parse: parseAttempt, merge: mergeAttempts, aside },
        }),
        schedule: await mergeInto(transaction.objectStore('schedule'), data.schedule, {
          ...{ key: 'entry', parse: parseSchedule, merge: mergeSchedules, aside },
        }),
        reviews: await mergeInto(transaction.objectStore('reviews'), data.reviews, {
          ...{ key: 'id', parse: parseReview, merge: mergeReviews, aside },
        }),
        interviews: await mergeInto(transaction.objectStore('interviews'), data.interviews, {
          ...{ key: 'id', parse: parseInterview, merge: mergeInterviews, aside },
        }),
        texts: addStoredTexts(data.texts, { [studyPlan.key]: joinStudyPlans }),
      };
      await transaction.done;
      return counts;
    } catch (error) {
      abort(transaction);
      restoreStoredTexts(Object.keys(data.texts), before);
      throw error;
    }
  });
  askToPersist();
  announceChange();
  return counts;
}

/** What is here stays, if one of the two cannot be read. */
const joinStudyPlans: JoinTexts = (here, other) => {
  const [one, two] = [studyPlan.parse(here), studyPlan.parse(other)];
  return one && two ? JSON.stringify(mergeStudyPlans(one, two)) : here;
};

/** Takes everything back that a transaction has written, unless the browser has done so. */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

interface RecordStore<Kept> {
  name: string;
  getAll: () => Promise<unknown[]>;
  put: (record: Kept) => Promise<unknown>;
}

interface Merging<Key extends string, Kept> {
  /** The field by which the store finds a record. */
  key: Key;
  parse: (stored: unknown) => Kept | undefined;
  merge: (one: Kept, other: Kept) => Kept;
  /** Where a record goes that cannot be read. */
  aside: { add: (record: { store: string; record: unknown; foundAt: number }) => Promise<unknown> };
}

/**
 * Reads the whole store at once, and waits for nothing between two records: a reader of years has tens of thousands.
 * @returns how many records of the store are not as they were
 */
async function mergeInto<Key extends string, Kept extends Record<Key, string>>(
  store: RecordStore<Kept>,
  records: readonly Kept[],
  { key, parse, merge, aside }: Merging<Key, Kept>,
): Promise<number> {
  if (records.length === 0) return 0;
  const found = new Map((await store.getAll()).map((stored) => [Object(stored)[key], stored]));
  const writes: Promise<unknown>[] = [];
  const changed = new Set<string>();
  for (const record of records) {
    const id = record[key];
    const stored = found.get(id);
    const before = parse(stored);
    if (stored !== undefined && !before)
      writes.push(aside.add({ store: store.name, record: stored, foundAt: Date.now() }));
    const merged = before ? merge(before, record) : record;
    if (before && inOrder(before) === inOrder(merged)) continue;
    found.set(id, merged);
    writes.push(store.put(merged));
    changed.add(id);
  }
  await Promise.all(writes);
  return changed.size;
}

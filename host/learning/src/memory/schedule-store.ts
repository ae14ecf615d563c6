import { announceChange } from './changes.ts';
import { type Database, withDatabase } from './database.ts';
import { askToPersist } from './persistence.ts';
import { parseReview, type Review } from './review.ts';
import { newSchedule, parseSchedule, type Schedule, type TableFact } from './schedule.ts';

/** What is stored for review: schedules by the ids of their entries, and all grades. */
export interface StoredReview {
  schedules: Map<string, Schedule>;
  reviews: Review[];
}

/**
 * Reads what is stored for review. Damaged records are left out and stay where they are.
 * @throws DOMException where the browser keeps nothing
 */
export async function readStoredReview(): Promise<StoredReview> {
  const [schedules, reviews] = await withDatabase((database) =>
    Promise.all([database.getAll('schedule'), database.getAll('reviews')]),
  );
  return {
    schedules: new Map(
      schedules.flatMap((record) => parseSchedule(record) ?? []).map((record) => [record.entry, record]),
    ),
    reviews: reviews.flatMap((record) => parseReview(record) ?? []),
  };
}

/** What a change of a schedule writes: the schedule and, if a grade was given or undone, the record of it. */
interface Change {
  schedule: Schedule;
  review?: Review;
}

/**
 * Changes the schedule of an entry in one transaction, so that no change of another tab is lost, and announces it to all tabs. A
 * damaged record is moved out of the way.
 * @param change gets the schedule as it is stored; undefined for none
 * @throws DOMException when the browser does not save it; then nothing has changed
 */
export async function changeSchedule<Made extends Change>(
  entry: string,
  change: (stored: Schedule | undefined) => Made,
): Promise<Made> {
  const made = await withDatabase(async (database) => {
    const transaction = database.transaction(['schedule', 'reviews', 'unreadable'], 'readwrite');
    const stored: unknown = await transaction.objectStore('schedule').get(entry);
    const before = parseSchedule(stored);
    if (stored !== undefined && !before)
      await transaction.objectStore('unreadable').add({ store: 'schedule', record: stored, foundAt: Date.now() });
    const made = change(before);
    await transaction.objectStore('schedule').put(made.schedule);
    if (made.review) await transaction.objectStore('reviews').put(made.review);
    await transaction.done;
    return made;
  });
  announceChange();
  return made;
}

/**
 * Takes entries into review, in their order. Those that are in review already stay as they are.
 * @returns how many are new
 * @throws DOMException when the browser does not save it; then nothing has changed
 */
export async function addToReview(entries: readonly string[]): Promise<number> {
  const now = Date.now();
  return addSchedules(entries.map((entry, index) => newSchedule(entry, now + index)));
}

/** Takes a row of a table into review. @returns whether it is new @throws DOMException when the browser does not save it */
export async function addFact(fact: TableFact): Promise<boolean> {
  return (await addSchedules([{ ...newSchedule(fact.address, Date.now()), fact }])) > 0;
}

async function addSchedules(schedules: readonly Schedule[]): Promise<number> {
  const added = await withDatabase((database) => addMissing(database, schedules));
  askToPersist();
  if (added > 0) announceChange();
  return added;
}

async function addMissing(database: Database, schedules: readonly Schedule[]): Promise<number> {
  const transaction = database.transaction('schedule', 'readwrite');
  const present = new Set(await transaction.store.getAllKeys());
  const missing = schedules.filter(({ entry }) => !present.has(entry));
  await Promise.all(missing.map((one) => transaction.store.add(one)));
  await transaction.done;
  return missing.length;
}

import { addStoredTexts, clearStoredTexts, storedTexts } from '@site/sdk/reader-data';
import { announceChange } from './changes.ts';
import { type Database, withDatabase } from './database.ts';
import { allHeldProgress, holdProgress } from './held-progress.ts';

const stores = ['progress', 'attempts', 'schedule', 'reviews', 'interviews', 'unreadable'] as const;

/**
 * Removes everything that the site keeps for the reader in this browser.
 * @returns brings it back, together with what was added since
 * @throws DOMException when the browser refuses
 */
export async function clearEverything(): Promise<() => Promise<void>> {
  const texts = storedTexts();
  const held = allHeldProgress();
  const records = await withDatabase(takeAll);
  delete window.siteHeldProgress;
  clearStoredTexts();
  announceChange();
  return async () => {
    await withDatabase((database) => putBack(database, records));
    for (const record of held) holdProgress(record);
    addStoredTexts(texts);
    announceChange();
  };
}

type Records = Awaited<ReturnType<typeof takeAll>>;

async function takeAll(database: Database) {
  const transaction = database.transaction(stores, 'readwrite');
  const [progress, attempts, schedule, reviews, interviews, unreadable] = await Promise.all([
    transaction.objectStore('progress').getAll(),
    transaction.objectStore('attempts').getAll(),
    transaction.objectStore('schedule').getAll(),
    transaction.objectStore('reviews').getAll(),
    transaction.objectStore('interviews').getAll(),
    transaction.objectStore('unreadable').getAll(),
  ]);
  await Promise.all(stores.map((name) => transaction.objectStore(name).clear()));
  await transaction.done;
  return { progress, attempts, schedule, reviews, interviews, unreadable };
}

/** Records that were made since stay as they are. */
async function putBack(database: Database, records: Records): Promise<void> {
  const transaction = database.transaction(stores, 'readwrite');
  const [progress, attempts] = [transaction.objectStore('progress'), transaction.objectStore('attempts')];
  const [schedule, reviews] = [transaction.objectStore('schedule'), transaction.objectStore('reviews')];
  for (const record of records.progress) if (!(await progress.getKey(record.entry))) await progress.add(record);
  for (const record of records.attempts) if (!(await attempts.getKey(record.id))) await attempts.add(record);
  for (const record of records.schedule) if (!(await schedule.getKey(record.entry))) await schedule.add(record);
  for (const record of records.reviews) if (!(await reviews.getKey(record.id))) await reviews.add(record);
  const interviews = transaction.objectStore('interviews');
  for (const record of records.interviews) if (!(await interviews.getKey(record.id))) await interviews.add(record);
  for (const record of records.unreadable) await transaction.objectStore('unreadable').add(record);
  await transaction.done;
}

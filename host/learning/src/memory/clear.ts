import { addStoredTexts, clearStoredTexts, storedTexts } from '@site/sdk/reader-data';
import { announceChange } from './changes.ts';
import { type Database, withDatabase } from './database.ts';
import { allHeldProgress, holdProgress } from './held-progress.ts';

const stores = ['progress', 'attempts', 'interviews', 'unreadable'] as const;

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
  const [progress, attempts, interviews, unreadable] = await Promise.all([
    transaction.objectStore('progress').getAll(),
    transaction.objectStore('attempts').getAll(),
    transaction.objectStore('interviews').getAll(),
    transaction.objectStore('unreadable').getAll(),
  ]);
  await Promise.all(stores.map((name) => transaction.objectStore(name).clear()));
  await transaction.done;
  return { progress, attempts, interviews, unreadable };
}

/** Records that were made since stay as they are. */
async function putBack(database: Database, { progress, attempts, interviews, unreadable }: Records): Promise<void> {
  const transaction = database.transaction(stores, 'readwrite');
  const [newProgress, newAttempts] = [transaction.objectStore('progress'), transaction.objectStore('attempts')];
  for (const record of progress) if (!(await newProgress.getKey(record.entry))) await newProgress.add(record);
  for (const record of attempts) if (!(await newAttempts.getKey(record.id))) await newAttempts.add(record);
  const newInterviews = transaction.objectStore('interviews');
  for (const record of interviews) if (!(await newInterviews.getKey(record.id))) await newInterviews.add(record);
  for (const record of unreadable) await transaction.objectStore('unreadable').add(record);
  await transaction.done;
}

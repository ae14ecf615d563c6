import { notify } from '@site/sdk/reader-data';
import { announceChange } from './changes.ts';
import { type Database, withDatabase } from './database.ts';
import { allHeldProgress, heldProgress, holdProgress, releaseProgress } from './held-progress.ts';
import { askToPersist } from './persistence.ts';
import { changed, noProgress, type Progress, type ProgressChange, parseProgress } from './progress.ts';

/** What the reader has noted about an entry. A browser that keeps nothing has noted nothing; a damaged record is reported. */
export async function readProgress(entry: string): Promise<Progress> {
  const stored = await withDatabase((database) => database.get('progress', entry)).catch(reportUnreadable);
  if (stored !== undefined && !parseProgress(stored)) reportDamaged([entry]);
  return heldProgress(entry) ?? parseProgress(stored) ?? noProgress(entry);
}

/** What the reader has noted about all entries, by their ids. Damaged records are reported and left out. */
export async function readAllProgress(): Promise<Map<string, Progress>> {
  const stored = (await withDatabase((database) => database.getAll('progress')).catch(reportUnreadable)) ?? [];
  const damaged = stored.filter((record) => !parseProgress(record));
  if (damaged.length > 0) reportDamaged(damaged.map(({ entry }) => String(entry)));
  const records = [...stored.flatMap((record) => parseProgress(record) ?? []), ...allHeldProgress()];
  return new Map(records.map((record) => [record.entry, record]));
}

/**
 * Changes what is noted about an entry, and announces it to all tabs. When the browser does not save it, the reader is told, this
 * page keeps it, and the next change of the entry tries again.
 * @returns the record as it is now
 */
export async function changeProgress(entry: string, change: ProgressChange): Promise<Progress> {
  const now = Date.now();
  try {
    const saved = await withDatabase((database) => write(database, entry, change, now));
    releaseProgress(saved);
  } catch (error) {
    console.warn(`The browser did not save the progress on ${entry}:`, error);
    const before = await readProgress(entry);
    holdProgress(changed(heldProgress(entry) ?? before, change, now));
    notify('Your browser did not save your progress. It holds until you close or reload this page.');
  }
  announceChange();
  return heldProgress(entry) ?? (await readProgress(entry));
}

/** Writes within one transaction, so that no change of another tab is lost. A damaged record is moved out of the way. */
async function write(database: Database, entry: string, change: ProgressChange, now: number): Promise<Progress> {
  const transaction = database.transaction(['progress', 'unreadable'], 'readwrite');
  const records = transaction.objectStore('progress');
  const stored = await records.get(entry);
  const before = parseProgress(stored);
  if (stored !== undefined && !before)
    await transaction.objectStore('unreadable').add({ store: 'progress', record: stored, foundAt: now });
  const isFirst = (await records.count()) === 0;
  const next = changed(heldProgress(entry) ?? before ?? noProgress(entry), change, now);
  await records.put(next);
  await transaction.done;
  if (isFirst) askToPersist();
  return next;
}

function reportDamaged(entries: string[]): void {
  notify(`Your progress on ${entries.join(', ')} could not be read. This browser keeps the old record as it is.`);
}

function reportUnreadable(error: unknown): undefined {
  console.warn('The browser does not let the site read your progress:', error);
}

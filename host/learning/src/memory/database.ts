import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Attempt } from './attempt.ts';
import type { Interview } from './interview.ts';
import type { Progress } from './progress.ts';
import type { Review } from './review.ts';
import type { Schedule } from './schedule.ts';

/**
 * What a reader has made on this site, in IndexedDB: one record per entry, or per entry and attempt, so that two tabs or two
 * devices can be merged record by record. Each record has the version of its own shape and the time of its last change.
 */
interface Records extends DBSchema {
  progress: { key: string; value: Progress };
  attempts: { key: string; value: Attempt; indexes: { entry: string } };
  interviews: { key: string; value: Interview };
  /** When entries are asked again on /Review. */
  schedule: { key: string; value: Schedule };
  /** The grades that the reader gave there; none is ever removed, so devices are merged by having all of both. */
  reviews: { key: string; value: Review };
  /** Records that could not be read when something took their place, as they were. */
  unreadable: { key: number; value: { store: string; record: unknown; foundAt: number } };
}

export type Database = IDBPDatabase<Records>;

/** The name of the database. Sections share it, so it is never renamed. */
export const databaseName = 'site';

/** The version of the set of stores and indexes. A further store raises it and is added to {@link upgrade}. */
const version = 1;

/**
 * Opens the reader's database. The caller closes it.
 * @param onUnwanted called when another tab waits for it to be closed, or the browser has closed it
 * @throws DOMException where the browser keeps nothing (private mode, storage blocked) or the disk is full
 */
export function openDatabase(onUnwanted = () => {}): Promise<Database> {
  return openDB<Records>(databaseName, version, { upgrade, blocking: onUnwanted, terminated: onUnwanted });
}

/**
 * Opens the reader's database for one piece of work and closes it again, so that no tab keeps a newer version from its upgrade.
 * @throws DOMException where the browser keeps nothing, or what the work throws
 */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function upgrade(database: Database, from: number): void {
  if (from < 1) {
    database.createObjectStore('progress', { keyPath: 'entry' });
    database.createObjectStore('attempts', { keyPath: 'id' }).createIndex('entry', 'entry');
    database.createObjectStore('interviews', { keyPath: 'id' });
    database.createObjectStore('schedule', { keyPath: 'entry' });
    database.createObjectStore('reviews', { keyPath: 'id' });
    database.createObjectStore('unreadable', { autoIncrement: true });
  }
}

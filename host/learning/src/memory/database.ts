import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Attempt } from './attempt.ts';
import type { Progress } from './progress.ts';

/**
 * What a reader has made on this site, in IndexedDB: one record per entry, or per entry and attempt, so that two tabs or two
 * devices can be merged record by record. Each record has the version of its own shape and the time of its last change.
 */
interface Records extends DBSchema {
  progress: { key: string; value: Progress };
  attempts: { key: string; value: Attempt; indexes: { entry: string } };
}

export type Database = IDBPDatabase<Records>;

/** The version of the set of stores and indexes. A further store raises it and is added to {@link upgrade}. */
const version = 1;

/**
 * Opens the reader's database. The caller closes it.
 * @throws DOMException where the browser keeps nothing (private mode, storage blocked) or the disk is full
 */
export function openDatabase(): Promise<Database> {
  return openDB<Records>('site', version, { upgrade });
}

function upgrade(database: Database, from: number): void {
  if (from < 1) {
    database.createObjectStore('progress', { keyPath: 'entry' });
    database.createObjectStore('attempts', { keyPath: 'id' }).createIndex('entry', 'entry');
  }
}

import * as v from 'valibot';
import { type Attempt, type AttemptMode, attempt } from './attempt.ts';
import { Connection } from './connection.ts';
import { type Database, withDatabase } from './database.ts';
import { hasLeft } from './left-attempts.ts';
import { askToPersist } from './persistence.ts';

/** The attempts at an entry, as far as they can be read. */
export interface FoundAttempts {
  /** The one that was changed last comes first. */
  attempts: Attempt[];
  /** How many are there that cannot be read; they stay as they are. */
  unreadable: number;
}

/** Where the attempts of the reader are. */
export interface AttemptStorage {
  /** All attempts of a mode at an entry. */
  read(entry: string, mode?: AttemptMode): Promise<FoundAttempts>;
  /**
   * Stores an attempt, unless another tab has changed it since.
   * @param basedOn the `updatedAt` of the stored attempt that this one follows; null for a new one
   * @returns whether it was stored
   * @throws DOMException when the disk is full or the storage was taken away
   */
  save(attempt: Attempt, basedOn: number | null): Promise<boolean>;
  close(): void;
}

/** Opens the reader's attempts in IndexedDB. @throws DOMException where the browser keeps nothing */
export async function openAttempts(): Promise<AttemptStorage> {
  const connection = new Connection();
  await connection.use(async () => {});
  return {
    read: (entry, mode) => connection.use((database) => readAttempts(database, entry, mode)),
    save: (changed, basedOn) => connection.use((database) => saveAttempt(database, changed, basedOn)),
    close: () => connection.close(),
  };
}

/** Whether the reader has an attempt at solving an entry. Where nothing can be read, there is none. */
export async function hasAttempt(entry: string): Promise<boolean> {
  if (hasLeft(entry)) return true;
  try {
    const { attempts, unreadable } = await withDatabase((database) => readAttempts(database, entry));
    return attempts.length + unreadable > 0;
  } catch {
    return false;
  }
}

async function readAttempts(database: Database, entry: string, mode?: AttemptMode): Promise<FoundAttempts> {
  const stored: unknown[] = await database.getAllFromIndex('attempts', 'entry', entry);
  const attempts = stored.filter((value): value is Attempt => v.is(attempt, value));
  const ofMode = attempts.filter((one) => one.mode === mode).sort((a, b) => b.updatedAt - a.updatedAt);
  return { attempts: ofMode, unreadable: stored.length - attempts.length };
}

async function saveAttempt(database: Database, changed: Attempt, basedOn: number | null): Promise<boolean> {
  const { store, done } = database.transaction('attempts', 'readwrite');
  const stored = await store.get(changed.id);
  const isMine = (stored?.updatedAt ?? null) === basedOn;
  const isFirst = (await store.count()) === 0;
  if (isMine) await store.put(changed);
  await done;
  if (isFirst) askToPersist();
  return isMine;
}

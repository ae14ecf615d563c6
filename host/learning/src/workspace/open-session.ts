import { type AttemptStorage, type FoundAttempts, openAttempts } from '../memory/attempts.ts';
import { storeLeft } from '../memory/left-attempts.ts';
import { AttemptSession, type SessionOptions } from './attempt-session.ts';

/** Opens the reader's attempts; null where the browser keeps nothing. */
export async function openStorage(): Promise<AttemptStorage | null> {
  try {
    return await openAttempts();
  } catch {
    return null;
  }
}

/** The reader's attempts of a mode at an entry. It never rejects: what cannot be kept is told to the reader. */
export async function openSession(options: Omit<SessionOptions, 'found'>): Promise<AttemptSession> {
  return new AttemptSession({ ...options, found: await read(options) });
}

async function read({ storage, entry, mode }: Omit<SessionOptions, 'found'>): Promise<FoundAttempts> {
  try {
    // Where there is no room for what a tab has left, it waits; what is stored is read nevertheless.
    if (storage) await storeLeft(storage, entry, mode).catch(() => {});
    if (storage) return await storage.read(entry, mode);
  } catch {
    // What cannot be read is not there; saving then says whether anything can be kept.
  }
  return { attempts: [], unreadable: 0 };
}

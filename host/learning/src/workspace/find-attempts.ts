import { type AttemptStorage, type FoundAttempts, openAttempts } from '../memory/attempts.ts';

/** Where the attempts of the reader are, null where the browser keeps nothing; and those at one entry. */
interface Attempts {
  storage: AttemptStorage | null;
  found: FoundAttempts;
}

/** Opens the reader's attempts and reads those at an entry. Where that fails there are none, and nothing is saved. */
export async function findAttempts(entry: string): Promise<Attempts> {
  const storage = await openStorage();
  return { storage, found: await read(storage, entry) };
}

async function openStorage(): Promise<AttemptStorage | null> {
  try {
    return await openAttempts();
  } catch {
    return null;
  }
}

async function read(storage: AttemptStorage | null, entry: string): Promise<FoundAttempts> {
  try {
    if (storage) return await storage.read(entry);
  } catch {
    // What cannot be read is not there; saving then says whether anything can be kept.
  }
  return { attempts: [], unreadable: 0 };
}

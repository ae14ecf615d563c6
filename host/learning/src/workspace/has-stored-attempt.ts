import { hasDatabase } from '../memory/has-database.ts';

/** Whether the reader has an attempt at an entry. Loads nothing for readers whose browser has no database of the site. */
export async function hasStoredAttempt(entry: string): Promise<boolean> {
  if (!(await hasDatabase())) return false;
  const { hasAttempt } = await import('../memory/attempts.ts');
  return hasAttempt(entry);
}

import { notify } from '@site/sdk/reader-data';
import { announceChange } from './changes.ts';
import { withDatabase } from './database.ts';
import { type Interview, parseInterview } from './interview.ts';
import { askToPersist } from './persistence.ts';

/** All mock interviews that the reader has finished, the latest first. A browser that keeps nothing has none; damaged ones are left out. */
export async function readInterviews(): Promise<Interview[]> {
  const stored = await withDatabase((database) => database.getAll('interviews')).catch((error: unknown) => {
    console.warn('The browser does not let the site read your interviews:', error);
    return [];
  });
  return stored.flatMap((record) => parseInterview(record) ?? []).sort((a, b) => b.startedAt - a.startedAt);
}

/** Keeps a mock interview and announces it to all tabs. When the browser does not save it, the reader is told. */
export async function saveInterview(record: Interview): Promise<void> {
  try {
    await withDatabase((database) => database.put('interviews', record));
    askToPersist();
    announceChange();
  } catch (error) {
    console.warn('The browser did not save the interview:', error);
    notify('Your browser did not save this interview. Its report holds until you close or reload this page.');
  }
}

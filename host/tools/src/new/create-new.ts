import { basename, resolve } from 'node:path';
import { newEntry } from './new-entry.ts';
import { newPage } from './new-page.ts';
import { newSection } from './new-section.ts';

/** What was written, and what to do next. */
export interface Created {
  files: string[];
  next: string;
}

/**
 * Starts an entry, a page or a section.
 * @param what a kind of entry, `page` or `section`
 * @param where the folder of the entry's page or of the page's section; the id of a section
 * @param name the title; for a page, its address
 * @throws Error saying what is wrong with one of them; nothing is written then
 */
export function createNew(what: string, where: string, name: string): Created {
  if (what === 'section')
    return { files: newSection(where, name), next: `npm install && npm run dev -w remote-${where}` };
  const folder = resolve(where);
  if (what === 'page') return { files: newPage(folder, name), next: `npm run dev -w ${basename(folder)}` };
  const today = new Date().toISOString().slice(0, 10);
  const files = newEntry(what, folder, name, today);
  return { files, next: `npx site check ${files[0]}` };
}

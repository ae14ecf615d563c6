import { basename, resolve } from 'node:path';
import { entryNames, newEntry } from './new-entry.ts';
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
 * @param inReact whether the code of an entry is to be in React
 * @throws Error saying what is wrong with one of them; nothing is written then
 */
export function createNew(what: string, where: string, name: string, inReact = false): Created {
  if (inReact && !entryNames().includes(what))
    throw new Error(`--react is for entries such as an exercise, not for a ${what}.`);
  const date = new Date().toISOString().slice(0, 10);
  if (what === 'section')
    return { files: newSection(where, name, date), next: `npm install && npm run dev -w remote-${where}` };
  const folder = resolve(where);
  if (what === 'page') return { files: newPage(folder, name, date), next: `npm run dev -w ${basename(folder)}` };
  const files = newEntry(what, folder, name, { date, inReact });
  return { files, next: `npx site check ${files[0]}` };
}

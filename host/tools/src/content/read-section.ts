import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { throwProblems } from '@site/learning/content-error';
import { readSectionInfo, type SectionInfo } from '../workspace.ts';
import { addressProblems } from './address-problems.ts';
import { ContentError } from './content-error.ts';
import { EntryReader } from './entries/read-entries.ts';
import { type PageHead, type PageSource, readPage, readPageHead } from './pages/read-page.ts';

export interface SectionSource {
  info: SectionInfo;
  pages: PageSource[];
}

/** The folders of a section's pages, in the order of their names. */
export function pageDirs(dir: string): string[] {
  const folder = join(dir, 'src/pages');
  if (!existsSync(folder)) throw new ContentError(folder, undefined, 'is missing. A section has at least one page.');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .sort();
}

/**
 * Reads a whole section: its description and all its pages.
 * @throws ContentError, also for two pages with the same address or alias
 */
export async function readSection(dir: string, reader = new EntryReader()): Promise<SectionSource> {
  const heads = readPageHeads(dir);
  return { info: readSectionInfo(dir), pages: await Promise.all(heads.map((head) => readPage(head.dir, reader))) };
}

/** Reads the front matter of a section's pages. @throws ContentError, also for two pages with the same address or alias */
export function readPageHeads(dir: string): PageHead[] {
  const heads = pageDirs(dir).map(readPageHead);
  throwProblems(addressProblems(heads));
  return heads;
}

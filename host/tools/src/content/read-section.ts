import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSectionInfo, type SectionInfo } from '../workspace.ts';
import { ContentError } from './content-error.ts';
import { EntryReader } from './read-entries.ts';
import { type PageHead, type PageSource, readPage, readPageHead } from './read-page.ts';

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
 * @throws ContentError, also for two pages with the same address
 */
export async function readSection(dir: string, reader = new EntryReader()): Promise<SectionSource> {
  const heads = readPageHeads(dir);
  return { info: readSectionInfo(dir), pages: await Promise.all(heads.map((head) => readPage(head.dir, reader))) };
}

/** Reads the front matter of a section's pages. @throws ContentError, also for two pages with the same address */
export function readPageHeads(dir: string): PageHead[] {
  const heads = pageDirs(dir).map(readPageHead);
  for (const head of heads) {
    const same = (one: PageHead) => one !== head && one.address.toLowerCase() === head.address.toLowerCase();
    const other = heads.find(same);
    if (other) {
      throw new ContentError(
        head.file,
        undefined,
        `has the address ${head.address}, which ${other.file} has too (letter case does not count).`,
      );
    }
  }
  return heads;
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSectionInfo, type SectionInfo } from '../workspace.ts';
import { ContentError } from './content-error.ts';
import { type PageSource, readPage } from './read-page.ts';

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
 * @throws ContentError, also for two pages of one address
 */
export async function readSection(dir: string): Promise<SectionSource> {
  const pages = await Promise.all(pageDirs(dir).map(readPage));
  for (const page of pages) {
    const other = pages.find((one) => one !== page && one.address.toLowerCase() === page.address.toLowerCase());
    if (other)
      throw new ContentError(
        page.file,
        undefined,
        `has the address ${page.address}, which ${other.file} has too (letter case does not count).`,
      );
  }
  return { info: readSectionInfo(dir), pages };
}

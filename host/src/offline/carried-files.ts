import { addressOfFile, type Section } from '@site/sdk/contract';
import { filesOfPage, keptEntries } from './page-files.ts';

/** A version of a section: its row of the registry, and its files with their hashes. */
export interface SectionVersion {
  section: Section;
  files: Record<string, string>;
}

/**
 * The files of a new version that take the place of what is kept of the old one: for each page and entry what shows it now, and
 * every other file that is still there under its name. What the new version no longer has is left out.
 * @param kept the addresses of everything that is kept
 */
export function carriedFiles(old: Section, { section, files }: SectionVersion, kept: ReadonlySet<string>): string[] {
  const pages = old.pages.flatMap((page) => {
    const next = section.pages.find(({ name }) => name === page.name);
    if (!next) return [];
    const entries = keptEntries(old, page, kept).flatMap((entry) => filesOfPage(section, next, entry));
    const isKept = page.content !== null && kept.has(old.base + page.content);
    return isKept ? [...filesOfPage(section, next), ...entries] : entries;
  });
  const same = Object.keys(files).filter((file) => kept.has(addressOfFile(old, file)));
  return [...new Set([...pages, ...same])].filter((file) => file in files).map((file) => addressOfFile(section, file));
}

import { addressOfFile, entryContentFile, entryIn, matchRoute, type Page, type Section } from '@site/sdk/contract';

/** The files that show a page, or the entry of it: its text, code and styles, as addresses. */
export function pageFiles(section: Section, page: Page, entry: string | null = null): string[] {
  return filesOfPage(section, page, entry).map((file) => addressOfFile(section, file));
}

/** The same files, relative to the release. */
export function filesOfPage({ entry: start }: Section, page: Page, entry: string | null = null): string[] {
  const { preload, styles } = (entry && page.entryFiles) || page;
  const content = entry ? entryContentFile(page.name, entry) : page.content;
  return [start, ...preload, ...styles, ...(content ? [content] : [])];
}

/** The files that show what a section has at an address; none where no section has anything. @param pathname decoded */
export function filesAt(sections: Section[], pathname: string): string[] {
  for (const section of sections) {
    const page = matchRoute(section.pages, pathname);
    if (page) return pageFiles(section, page, entryIn(page, pathname));
  }
  return [];
}

/** The kept entries of a page, by the words that end their addresses. */
export function keptEntries({ base }: Section, { name, hasEntries }: Page, kept: ReadonlySet<string>): string[] {
  if (!hasEntries) return [];
  const [start = '', end = ''] = (base + entryContentFile(name, '*')).split('*');
  return [...kept].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length, -end.length));
}

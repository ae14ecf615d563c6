/** The static parts of an entry, relative to the release. @param page the name of the page's folder @param entry the end of its address */
export function entryContentFile(page: string, entry: string): string {
  return `content/${page}/${entry}.json`;
}

/** The words of a page's entries by their ids, for the search in its list. */
export function entryWordsFile(page: string): string {
  return `content/words/${page}.json`;
}

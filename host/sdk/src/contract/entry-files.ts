/** The static parts of an entry, relative to the release. @param page the name of the page's folder @param entry the end of its address */
export function entryContentFile(page: string, entry: string): string {
  return `content/${page}/${entry}.json`;
}

/** What a reader works on in an entry: `WorkspaceFiles` of the learning package. Ids are unique on the whole site. */
export function entryWorkspaceFile(id: string): string {
  return `content/workspaces/${id}.json`;
}

/** What the tests that a reader writes for an entry are judged by: `JudgedVersions` of the learning package. */
export function entryMutantsFile(id: string): string {
  return `content/mutants/${id}.json`;
}

/** The words of a page's entries by their ids, for the search in its list. */
export function entryWordsFile(page: string): string {
  return `content/words/${page}.json`;
}

/** A file to look at, or the difference between two: its HTML in the page's content, and what it is called. */
export interface Source {
  key: string;
  label: string;
}

/** Several sources under one name. */
export interface SourceFolder {
  label: string;
  sources: Source[];
}

/** The filter options for the lists of a page; computed when the page is built. */
export interface Facets {
  total: number;
  levels: Facet[];
  topics: Facet[];
  kinds: Facet[];
}

/** A level, a topic or a kind, and how many entries have it. */
export interface Facet {
  value: string;
  /** What readers see. */
  label: string;
  count: number;
}

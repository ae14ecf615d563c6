/** What there is to choose from in the lists of a page; made at build time. */
export interface Facets {
  total: number;
  levels: Facet[];
  topics: Facet[];
  kinds: Facet[];
}

/** A level, a topic or a kind, and how many entries have it. */
export interface Facet {
  value: string;
  count: number;
}

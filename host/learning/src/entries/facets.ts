/** What there is to choose from in the lists of a page; made when the page is built. */
export interface Facets {
  total: number;
  levels: Facet[];
  topics: Facet[];
  kinds: Facet[];
}

/** A level, a topic or a kind, and how many entries have it. */
export interface Facet {
  value: string;
  /** What readers see; made of the value where there is none. */
  label?: string;
  count: number;
}

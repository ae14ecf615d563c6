import type { Entry } from './entry.ts';
import { kinds, levels } from './entry-schema.ts';

/** What a reader can choose from in the lists of a page, and how many entries there are of each. */
export interface EntryFacets {
  total: number;
  levels: Facet[];
  topics: Facet[];
  kinds: Facet[];
}

export interface Facet {
  value: string;
  count: number;
}

/** Counts entries by level, by kind, and by all their topics in the order of the alphabet. */
export function facetsOf(entries: Entry[]): EntryFacets {
  const topics = [...new Set(entries.flatMap((entry) => entry.topics))].sort();
  const facets = (values: readonly string[], has: (entry: Entry, value: string) => boolean) =>
    values
      .map((value) => ({ value, count: entries.filter((entry) => has(entry, value)).length }))
      .filter(({ count }) => count > 0);
  return {
    total: entries.length,
    levels: facets(levels, (entry, value) => entry.level === value),
    topics: facets(topics, (entry, value) => entry.topics.includes(value)),
    kinds: facets(kinds, (entry, value) => entry.kind === value),
  };
}

import type { Hit } from './SearchIndex.ts';
import type { Place } from './section-places.ts';

/** How many rows one search finds. */
const most = 8;

/** How many of them come before everything else, where what was typed can only be the name of a row. */
const ahead = 2;

/**
 * Finds rows of reference tables by their names, such as `mx-auto`, `hover` or `--bs-primary`. These are no words: a typo or a part of
 * one is the name of another row, and so they are not in the index of words.
 */
export class RowIndex {
  #rows = new Map<string, Place>();

  /** Adds rows. Those that are there already are replaced. */
  add(rows: readonly Place[]): void {
    for (const row of rows) this.#rows.set(row.key, row);
  }

  /** Finds the rows of a name first, then those whose names begin with it. @param query what the reader typed */
  search(query: string): Hit<Place>[] {
    const name = query.trim().toLowerCase().replace(/^\./, '');
    if (name.length < 2 || /\s/.test(name)) return [];
    const found = [...this.#rows.values()].filter(({ title }) => title.startsWith(name));
    const exact = found.filter(({ title }) => title === name);
    const longer = found.filter(({ title }) => title !== name);
    return [...exact, ...longer].slice(0, most).map((item) => ({ item, terms: [name] }));
  }
}

/**
 * Joins what the words of a query find with the rows that it names. A query with a sign within, such as `mx-auto` or `md:flex`, is a name,
 * so the best rows come first; others, such as `container`, are words before they are names.
 */
export function withRows<Found>(query: string, hits: Found[], rows: Found[]): Found[] {
  const first = /\w[-:/]\w|^--|^\./.test(query.trim()) ? ahead : 0;
  return [...rows.slice(0, first), ...hits, ...rows.slice(first)];
}

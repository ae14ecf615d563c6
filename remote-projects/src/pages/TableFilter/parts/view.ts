import { fold } from './fold.ts';
import type { Person } from './people.ts';
import type { SortKey } from './table-state.ts';

/** The number of rows per page. */
export const rowsPerPage = 50;

/** The rows to show. `page` is the page shown: the last page, if a later one is requested. */
export interface View {
  rows: readonly Person[];
  found: number;
  page: number;
  pages: number;
}

/** The rows that contain every word of the search, ignoring accents and case. */
export function filterRows(people: readonly Person[], search: string): readonly Person[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  return people.filter(({ searchText }) => words.every((word) => searchText.includes(word)));
}

/** Sorted rows: by the first key, then by the second, and so on; otherwise in their original order. */
export function sortRows(people: readonly Person[], sort: readonly SortKey[]): readonly Person[] {
  if (sort.length === 0) return people;
  return people.toSorted((one, other) => {
    for (const { column, descending } of sort) {
      const order = one.places[column] - other.places[column];
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
}

/** One page of the rows that a search finds. The rows are already sorted, and filtering keeps their order. */
export function viewOf(sorted: readonly Person[], search: string, page: number): View {
  const found = filterRows(sorted, search);
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage));
  const shown = Math.min(page, pages);
  const rows = found.slice((shown - 1) * rowsPerPage, shown * rowsPerPage);
  return { rows, found: found.length, page: shown, pages };
}

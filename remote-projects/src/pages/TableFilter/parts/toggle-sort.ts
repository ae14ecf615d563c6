import type { Column, SortKey } from './table-state.ts';

/**
 * The sort order after a column's heading was pressed. The column becomes the first key; the previous first key breaks
 * ties. A second press reverses the first column; a third press removes it.
 */
export function toggleSort(sort: readonly SortKey[], column: Column): SortKey[] {
  const others = sort.filter((key) => key.column !== column);
  const [first] = sort;
  if (first?.column !== column) return [{ column, descending: false }, ...others];
  return first.descending ? others : [{ column, descending: true }, ...others];
}

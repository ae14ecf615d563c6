import type { Column, SortKey } from './table-state.ts';

/**
 * The order after a column's heading was pressed. The column comes first, and what was first before decides between equal
 * rows. Pressed again, the first column turns round; pressed a third time, it goes.
 */
export function toggleSort(sort: readonly SortKey[], column: Column): SortKey[] {
  const others = sort.filter((key) => key.column !== column);
  const [first] = sort;
  if (first?.column !== column) return [{ column, descending: false }, ...others];
  return first.descending ? others : [{ column, descending: true }, ...others];
}

/** Which column orders the rows, and which way. */
export interface Order {
  column: string;
  direction: 'ascending' | 'descending';
}

/**
 * A sorted copy of the rows; equal ones keep their order, whichever the direction. Strings are compared by the rules of
 * English, numbers in them as numbers, so that "item 9" comes before "item 10".
 */
export function sortRows<Row>(
  rows: Row[],
  sortBy: (row: Row) => string | number,
  direction: Order['direction'],
): Row[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}

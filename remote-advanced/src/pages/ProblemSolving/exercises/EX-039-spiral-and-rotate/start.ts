/** A table of rows, all of the same length. */
export type Matrix<T> = readonly (readonly T[])[];

/** The cells of a matrix in a spiral: clockwise and inward from the top left corner. */
export function matrixSpiral<T>(matrix: Matrix<T>): T[] {
  throw new Error('Not implemented');
}

/** A copy of a matrix, turned clockwise by 90 degrees. */
export function rotateMatrix<T>(matrix: Matrix<T>): T[][] {
  throw new Error('Not implemented');
}

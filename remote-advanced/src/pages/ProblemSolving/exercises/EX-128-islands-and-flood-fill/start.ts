/** Rows of cells. */
export type Grid = readonly (readonly number[])[];

/** How many regions of cells with a 1 there are. Diagonals do not connect. */
export function numberOfIslands(grid: Grid): number {
  throw new Error('Not implemented');
}

/**
 * The grid with the region around a cell in a new color.
 * @throws RangeError for a cell outside of the grid
 */
export function floodFill(grid: Grid, row: number, column: number, color: number): number[][] {
  throw new Error('Not implemented');
}

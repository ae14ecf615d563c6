/** Rows of cells. */
export type Grid = readonly (readonly number[])[];

/** How many regions of cells with a 1 there are. Diagonals do not connect. */
export function numberOfIslands(grid: Grid): number {
  const left = copyOf(grid);
  let islands = 0;
  for (const [row, cells] of left.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell !== 1) continue;
      islands += 1;
      paint(left, row, column, 0);
    }
  }
  return islands;
}

/**
 * The grid with the region around a cell in a new color.
 * @throws RangeError for a cell outside of the grid
 */
export function floodFill(grid: Grid, row: number, column: number, color: number): number[][] {
  const old = grid[row]?.[column];
  if (old === undefined) throw new RangeError(`There is no cell in row ${row}, column ${column}`);
  const filled = copyOf(grid);
  if (old !== color) paint(filled, row, column, color);
  return filled;
}

const copyOf = (grid: Grid): number[][] => grid.map((row) => [...row]);

/** Gives a region of the grid another color, in place. The list of cells grows while the loop goes through it. */
function paint(grid: number[][], startRow: number, startColumn: number, color: number): void {
  const old = grid[startRow]?.[startColumn];
  const cells: [row: number, column: number][] = [[startRow, startColumn]];
  for (const [row, column] of cells) {
    const line = grid[row];
    if (!line || line[column] !== old) continue;
    line[column] = color;
    cells.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
  }
}

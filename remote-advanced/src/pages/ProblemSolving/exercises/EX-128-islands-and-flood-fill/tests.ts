import { describe, expect, test } from 'vitest';
import { floodFill, numberOfIslands } from './solution';

/** A grid from rows such as `1101`. */
const gridOf = (...rows: string[]) => rows.map((row) => Array.from(row, Number));
const square = (size: number, value: number) => Array.from({ length: size }, () => new Array<number>(size).fill(value));

describe('numberOfIslands', () => {
  test.each([
    ['one cell', ['1'], 1],
    ['water', ['000', '000'], 0],
    ['all land', ['111', '111'], 1],
    ['two islands', ['1100', '1100', '0011'], 2],
    ['diagonals that do not connect', ['101', '010', '101'], 5],
    ['a ring around water around land', ['11111', '10001', '10101', '10001', '11111'], 2],
    ['an island that winds', ['1110', '0011', '1101', '0111'], 1],
    ['one row', ['1011'], 2],
    ['one column', ['1', '0', '1', '1'], 2],
    ['a region that reaches back to the left', ['0001', '0101', '1111'], 1],
  ])('counts %s', (_, rows, expected) => {
    expect(numberOfIslands(gridOf(...rows))).toBe(expected);
  });

  test('finds nothing in an empty grid or in empty rows', () => {
    expect([numberOfIslands([]), numberOfIslands([[]]), numberOfIslands([[], []])]).toEqual([0, 0, 0]);
  });

  test('treats nothing but 1 as land', () => {
    expect(numberOfIslands([[2, 1, 3, 1]])).toBe(2);
  });

  test('does not wrap around the edges', () => {
    expect(numberOfIslands(gridOf('101', '000', '101'))).toBe(4);
  });

  test('leaves the grid as it was', () => {
    const grid = gridOf('110', '011');
    numberOfIslands(grid);
    expect(grid).toEqual(gridOf('110', '011'));
  });

  test('handles one large island', () => {
    expect(numberOfIslands(square(300, 1))).toBe(1);
  });
});

describe('floodFill', () => {
  test('fills the region around the cell and nothing else', () => {
    expect(floodFill(gridOf('110', '101', '111'), 0, 0, 5)).toEqual(gridOf('550', '505', '555'));
  });

  test('does not leak across diagonals', () => {
    expect(floodFill(gridOf('10', '01'), 0, 0, 7)).toEqual(gridOf('70', '01'));
  });

  test('fills zeros too', () => {
    expect(floodFill(gridOf('100', '010'), 0, 2, 3)).toEqual(gridOf('133', '013'));
  });

  test('does not run into other regions of the new color', () => {
    expect(floodFill(gridOf('1211'), 0, 0, 2)).toEqual(gridOf('2211'));
  });

  test('returns an equal copy for the color that the cell has', () => {
    const grid = gridOf('11', '10');
    const filled = floodFill(grid, 0, 1, 1);
    expect(filled).toEqual(grid);
    expect(filled).not.toBe(grid);
    expect(filled[0]).not.toBe(grid[0]);
  });

  test('leaves the grid as it was', () => {
    const grid = gridOf('11', '01');
    floodFill(grid, 1, 1, 9);
    expect(grid).toEqual(gridOf('11', '01'));
  });

  test.each([
    [-1, 0],
    [0, -1],
    [2, 0],
    [0, 2],
  ])('refuses the cell %d, %d outside', (row, column) => {
    expect(() => floodFill(gridOf('11', '11'), row, column, 2)).toThrow(RangeError);
  });

  test('handles one large region', () => {
    expect(floodFill(square(300, 0), 150, 150, 4)).toEqual(square(300, 4));
  });
});

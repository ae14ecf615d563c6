import { describe, expect, test } from 'vitest';
import { matrixSpiral, rotateMatrix } from './solution';

/** A matrix from text such as `abc def`, one word for each row. */
function matrixOf(text: string): string[][] {
  return text.split(' ').map((row) => [...row]);
}

/** A matrix of the numbers from 0, row by row. */
function numbered(rows: number, columns: number): number[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
}

const shapes = [
  [1, 1],
  [1, 5],
  [5, 1],
  [2, 2],
  [2, 5],
  [5, 2],
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 5],
  [6, 6],
] as const;

describe('matrixSpiral', () => {
  test.each([
    ['a square', 'abc hid gfe', 'abcdefghi'],
    ['an even square', 'abcd lmne kpof jihg', 'abcdefghijklmnop'],
    ['a wide matrix', 'abcd jkle ihgf', 'abcdefghijkl'],
    ['a tall matrix', 'abc jkd ile hgf', 'abcdefghijkl'],
    ['one row', 'abcd', 'abcd'],
    ['one column', 'a b c d', 'abcd'],
    ['one cell', 'a', 'a'],
    ['two rows', 'abc fed', 'abcdef'],
    ['two columns', 'ab fc ed', 'abcdef'],
    ['a row inside', 'abcde lmnof kjihg', 'abcdefghijklmno'],
    ['a column inside', 'abc lmd kne jof ihg', 'abcdefghijklmno'],
  ])('of %s', (_, rows, expected) => {
    expect(matrixSpiral(matrixOf(rows)).join('')).toBe(expected);
  });

  test.each(shapes)('of %d by %d takes every cell once', (rows, columns) => {
    const cells = matrixSpiral(numbered(rows, columns));
    expect(cells.toSorted((a, b) => a - b)).toEqual(Array.from({ length: rows * columns }, (_, index) => index));
  });

  test('of a matrix without cells is empty', () => {
    expect([matrixSpiral([]), matrixSpiral([[]]), matrixSpiral([[], []])]).toEqual([[], [], []]);
  });

  test('takes falsy cells', () => {
    expect(
      matrixSpiral<unknown>([
        [0, null],
        ['', undefined],
      ]),
    ).toEqual([0, null, undefined, '']);
  });
});

describe('rotateMatrix', () => {
  test.each([
    ['a square', 'abc def ghi', 'gda heb ifc'],
    ['an even square', 'ab cd', 'ca db'],
    ['a wide matrix', 'abc def', 'da eb fc'],
    ['a tall matrix', 'ab cd ef', 'eca fdb'],
    ['one row', 'abc', 'a b c'],
    ['one column', 'a b c', 'cba'],
    ['one cell', 'a', 'a'],
  ])('turns %s', (_, rows, expected) => {
    expect(rotateMatrix(matrixOf(rows))).toEqual(matrixOf(expected));
  });

  test.each(shapes)('four times gives %d by %d back', (rows, columns) => {
    const matrix = numbered(rows, columns);
    expect(rotateMatrix(rotateMatrix(rotateMatrix(rotateMatrix(matrix))))).toEqual(matrix);
  });

  test('of a matrix without cells is empty', () => {
    expect([rotateMatrix([]), rotateMatrix([[]]), rotateMatrix([[], []])]).toEqual([[], [], []]);
  });

  test('gives rows that share nothing', () => {
    const rotated = rotateMatrix(matrixOf('aa aa'));
    rotated[0]?.push('b');
    expect(rotated[1]).toEqual(['a', 'a']);
  });

  test('keeps falsy cells', () => {
    expect(rotateMatrix([[0, null, '']])).toEqual([[0], [null], ['']]);
  });
});

test('the matrix stays unchanged', () => {
  const matrix = matrixOf('abc def');
  rotateMatrix(matrix);
  matrixSpiral(matrix);
  expect(matrix).toEqual(matrixOf('abc def'));
});

import { expect, it } from 'vitest';
import { compareLines } from './compare-lines.ts';

const verdicts = (expected: string, given: string) => compareLines(expected, given).map(({ right }) => right);

it('compares line by line', () => {
  expect(compareLines('1\n2', '1\n3')).toEqual([
    { number: 1, expected: '1', given: '1', right: true },
    { number: 2, expected: '2', given: '3', right: false },
  ]);
});

it('ignores spaces at line ends and empty lines around, but not spaces in front', () => {
  expect(verdicts('1\n  2', '\n1 \n  2\n\n')).toEqual([true, true]);
  expect(verdicts('1\n  2', '1\n2')).toEqual([true, false]);
});

it('counts lines that are missing or too many as wrong', () => {
  expect(verdicts('1\n2', '1')).toEqual([true, false]);
  expect(verdicts('1', '1\n2')).toEqual([true, false]);
  expect(verdicts('1', '')).toEqual([false]);
});

import { expect, it } from 'vitest';
import { type FlexItem, flexLengths } from './flex-lengths.ts';

const item = (basis: number, grow = 0, shrink = 1, min = 0): FlexItem => ({ basis, grow, shrink, min });
const lengths = (container: number, ...items: FlexItem[]) => flexLengths(items, container, 0).lengths;

it('without free space and without growth everything keeps its basis', () => {
  expect(lengths(300, item(100), item(200))).toEqual([100, 200]);
  expect(lengths(400, item(100), item(200))).toEqual([100, 200]);
});

it('shares the rest by flex-grow, on top of the basis', () => {
  expect(lengths(600, item(100, 1), item(200, 2))).toEqual([200, 400]);
});

it('with basis 0 the shares are the widths', () => {
  expect(lengths(600, item(0, 1), item(0, 2))).toEqual([200, 400]);
});

it('growth that adds up to less than 1 leaves room', () => {
  expect(lengths(400, item(100, 0.5), item(100, 0.25))).toEqual([200, 150]);
});

it('shrinks by flex-shrink times basis, so that small items do not vanish', () => {
  expect(lengths(300, item(100), item(300))).toEqual([75, 225]);
  expect(lengths(300, item(100, 0, 0), item(300))).toEqual([100, 200]);
});

it('shrink factors that add up to less than 1 overflow', () => {
  expect(lengths(200, item(200, 0, 0.25), item(200, 0, 0.25))).toEqual([150, 150]);
});

it('keeps the minimum and lets the others pay', () => {
  expect(lengths(300, item(200, 0, 1, 180), item(200))).toEqual([180, 120]);
  expect(lengths(300, item(50, 1, 1, 200), item(50, 1))).toEqual([200, 100]);
});

it('takes off the gaps first', () => {
  const items = [item(0, 1), item(0, 1), item(0, 1)];
  expect(flexLengths(items, 340, 20)).toEqual({ free: 300, growing: true, lengths: [100, 100, 100] });
});

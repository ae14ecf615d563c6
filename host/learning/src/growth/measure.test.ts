import { expect, it } from 'vitest';
import { fitOf } from './fit.ts';
import { measureGrowth } from './measure.ts';
import type { Point } from './point.ts';

/** Measures runs that take as long as a function of n says, by a clock that only they move. */
async function measured(time: (n: number) => number, sizes: number[], preparing = 0) {
  let clock = 0;
  const points = new Map<number, Point>();
  const prepare = (n: number) => {
    clock += preparing;
    let isUsed = false;
    return () => {
      if (isUsed) throw new Error('An input is used again.');
      isUsed = true;
      clock += time(n);
    };
  };
  await measureGrowth({
    ...{ prepare, sizes, now: () => clock, pause: async () => {} },
    report: (point) => points.set(point.n, point),
  });
  return { points: [...points.values()], clock };
}

const sizes = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000];

it('measures each size, also runs that are much shorter than the clock can tell, and each input once', async () => {
  const { points } = await measured((n) => n * 1e-5, sizes);
  expect(points.map(({ n }) => n)).toEqual(sizes);
  for (const { n, milliseconds } of points) expect(milliseconds).toBeCloseTo(n * 1e-5, 8);
  expect(fitOf(points).rate).toBe('linear');
});

it('gives no time for runs that are too short', async () => {
  const { points } = await measured(() => 1e-5, sizes);
  expect(points).toEqual(sizes.map((n) => ({ n, milliseconds: null })));
});

it('stops before a size that would take too long', async () => {
  const { points, clock } = await measured((n) => n * n * 1e-6, sizes);
  expect(clock).toBeLessThan(2_500);
  expect(points.length).toBeGreaterThan(3);
  expect(points.length).toBeLessThan(sizes.length);
  expect(fitOf(points).rate).toBe('quadratic');
});

it('ends in time when making the input takes most of it', async () => {
  const { clock } = await measured(() => 0.001, sizes, 30);
  expect(clock).toBeLessThan(2_500);
});

it('takes the shortest of several runs', async () => {
  let round = 0;
  const { points } = await measured(() => (round++ % 3 === 2 ? 10 : 25), [1_000]);
  expect(points).toEqual([{ n: 1_000, milliseconds: 10 }]);
});

it('takes more runs of a size whose first ones were disturbed', async () => {
  let run = 0;
  const { points } = await measured(() => (run++ < 2 ? 30 : 0.25), [1_000]);
  expect(points).toEqual([{ n: 1_000, milliseconds: 0.25 }]);
});

import { expect, it, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

it('leaves the page alone every few milliseconds', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let longest = 0;
  let since = 0;
  const others = setInterval(() => {
    longest = Math.max(longest, now - since);
    since = now;
  });
  const work = function* () {
    for (let step = 0; step < 100; step++, now++) yield;
    return 'done';
  };
  expect(await inSlices(work())).toBe('done');
  clearInterval(others);
  expect(now).toBe(100);
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(50);
});

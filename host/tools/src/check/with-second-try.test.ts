import { expect, it, vi } from 'vitest';
import { withSecondTry } from './with-second-try.ts';

const slow = new Error('it ran longer than 5 seconds');

it('runs again what was ended by its time limit, once', async () => {
  const run = vi.fn(async () => 'done').mockRejectedValueOnce(slow);
  await expect(withSecondTry(run)).resolves.toBe('done');
  const endless = vi.fn(() => Promise.reject(slow));
  await expect(withSecondTry(endless)).rejects.toBe(slow);
  expect(endless).toHaveBeenCalledTimes(2);
});

it('does not run again what failed for another reason', async () => {
  const run = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(withSecondTry(run)).rejects.toThrow('broken');
  expect(run).toHaveBeenCalledTimes(1);
});

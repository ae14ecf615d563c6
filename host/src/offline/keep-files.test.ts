import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFiles } from './keep-files.ts';

const paths = Array.from({ length: 20 }, (_, index) => `/file-${index}.js`);

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A cache without room for one of the files; each other takes a task to be kept. */
function fullCache(without: string) {
  const kept: string[] = [];
  const put = async (path: string) => {
    if (path === without) throw new DOMException('full', 'QuotaExceededError');
    await nextTask();
    kept.push(path);
  };
  return { kept, cache: { match: async () => undefined, put } as unknown as Cache };
}

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('')));
afterEach(() => void vi.unstubAllGlobals());

it('requests nothing more after a failure, and reports it when everything has ended', async () => {
  const { cache, kept } = fullCache('/file-0.js');
  const onProgress = vi.fn();
  await expect(keepFiles(cache, paths, { onProgress })).rejects.toThrow('full');
  const told = onProgress.mock.calls.length;
  expect(told).toBe(kept.length);
  expect(told).toBeLessThan(paths.length - 1);
  await nextTask();
  expect(onProgress).toHaveBeenCalledTimes(told);
});

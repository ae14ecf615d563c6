import { expect, test, vi } from 'vitest';
import { mapLimit } from './solution';

/** Lets everything run that is ready to run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A function whose calls the test settles by hand, in any order. */
function manual() {
  const started: string[] = [];
  const calls = new Map<string, { resolve: (value: string) => void; reject: (reason: unknown) => void }>();
  const fn = vi.fn((item: string) => {
    started.push(item);
    return new Promise<string>((resolve, reject) => calls.set(item, { resolve, reject }));
  });
  const finish = async (item: string) => {
    await settle();
    calls.get(item)?.resolve(item.toUpperCase());
    await settle();
  };
  const fail = async (item: string, reason: unknown) => {
    await settle();
    calls.get(item)?.reject(reason);
    await settle();
  };
  return { fn, started, finish, fail };
}

test('keeps the order of the items, whatever finishes first', async () => {
  const { fn, finish } = manual();
  const mapped = mapLimit(['a', 'b', 'c'], 3, fn);
  await finish('c');
  await finish('a');
  await finish('b');
  await expect(mapped).resolves.toEqual(['A', 'B', 'C']);
});

test('starts no more than the limit, and the next as soon as one finishes', async () => {
  const { fn, started, finish } = manual();
  mapLimit(['a', 'b', 'c', 'd'], 2, fn);
  await settle();
  expect(started).toEqual(['a', 'b']);
  await finish('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await finish('c');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('works one by one with a limit of 1', async () => {
  const { fn, started, finish } = manual();
  const mapped = mapLimit(['a', 'b'], 1, fn);
  await settle();
  expect(started).toEqual(['a']);
  await finish('a');
  expect(started).toEqual(['a', 'b']);
  await finish('b');
  await expect(mapped).resolves.toEqual(['A', 'B']);
});

test.each([10, Infinity])('starts all items at once with a limit of %d', async (limit) => {
  const { fn, started } = manual();
  mapLimit(['a', 'b', 'c'], limit, fn);
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
});

test('rejects with the first failure at once', async () => {
  const { fn, fail } = manual();
  const failed = vi.fn();
  mapLimit(['a', 'b', 'c'], 2, fn).catch(failed);
  await fail('b', 'broken');
  expect(failed).toHaveBeenCalledWith('broken');
});

test('starts nothing more after a failure, also from other workers', async () => {
  const { fn, started, finish, fail } = manual();
  const mapped = mapLimit(['a', 'b', 'c', 'd'], 2, fn).catch(() => 'rejected');
  await fail('a', 'broken');
  await finish('b');
  await expect(mapped).resolves.toBe('rejected');
  expect(started).toEqual(['a', 'b']);
});

test('rejects when the function throws synchronously', async () => {
  const fn = () => {
    throw new Error('thrown');
  };
  await expect(mapLimit([1, 2], 2, fn)).rejects.toThrow('thrown');
});

test('accepts plain results, undefined too, and passes the index', async () => {
  await expect(mapLimit(['x', 'y'], 2, (item, index) => `${index}${item}`)).resolves.toEqual(['0x', '1y']);
  await expect(mapLimit([1, 2, 3], 2, () => undefined)).resolves.toEqual([undefined, undefined, undefined]);
});

test('resolves no items to an empty array without a call', async () => {
  const fn = vi.fn();
  await expect(mapLimit([], 3, fn)).resolves.toEqual([]);
  expect(fn).not.toHaveBeenCalled();
});

test.each([0, -1, 0.5, Number.NaN, -Infinity])('rejects the limit %d before anything starts', async (limit) => {
  const fn = vi.fn();
  await expect(mapLimit([1], limit, fn)).rejects.toThrow(RangeError);
  await expect(mapLimit([], limit, fn)).rejects.toThrow(RangeError);
  expect(fn).not.toHaveBeenCalled();
});

test.each([2.1, 2.5, 2.9])('allows two calls with a limit of %d', async (limit) => {
  const { fn, started, finish } = manual();
  mapLimit(['a', 'b', 'c', 'd'], limit, fn);
  await settle();
  expect(started).toEqual(['a', 'b']);
  await finish('a');
  expect(started).toEqual(['a', 'b', 'c']);
});

test('never exceeds the limit, and uses it, with calls of any length', async () => {
  let running = 0;
  let most = 0;
  const fn = async (n: number) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < n % 4; turn += 1) await settle();
    running -= 1;
    return n;
  };
  const items = Array.from({ length: 20 }, (_, n) => n);
  await expect(mapLimit(items, 3, fn)).resolves.toEqual(items);
  expect(most).toBe(3);
});

test('starts nothing more after a synchronous throw', async () => {
  const fn = vi.fn((n: number) => {
    if (n === 2) throw new Error('thrown');
    return n;
  });
  await expect(mapLimit([1, 2, 3, 4], 1, fn)).rejects.toThrow('thrown');
  await settle();
  expect(fn).toHaveBeenCalledTimes(2);
});

test('leaves the items as they are', async () => {
  const items = Object.freeze([1, 2]);
  await expect(mapLimit(items, 1, async (n) => n)).resolves.toEqual([1, 2]);
});

import { createElement, use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PromiseCache } from './promise-cache.ts';

it('loads a value once that is requested twice', async () => {
  const cache = new PromiseCache<string>();
  const load = vi.fn(async () => 'loaded');
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual(['loaded', 'loaded']);
  expect(load).toHaveBeenCalledTimes(1);
  await cache.get('b', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('forgets a failure, and a value that is removed', async () => {
  const cache = new PromiseCache<string>();
  await expect(cache.get('a', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(await cache.get('a', async () => 'second try')).toBe('second try');
  expect([cache.delete('a'), cache.delete('a')]).toEqual([true, false]);
});

it('keeps a value that was put in', async () => {
  const cache = new PromiseCache<string>();
  cache.set('a', 'given');
  expect(await cache.get('a', async () => 'loaded')).toBe('given');
});

it('does not let a late failure take away a newer success', async () => {
  const cache = new PromiseCache<string>();
  let fail: (error: Error) => void = () => {};
  const first = cache.get('a', () => new Promise((_resolve, reject) => (fail = reject)));
  cache.delete('a');
  await cache.get('a', async () => 'second try');
  fail(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect(await cache.get('a', async () => 'third try')).toBe('second try');
});

it('lets React’s `use` have a value that is there at once', async () => {
  const cache = new PromiseCache<string>();
  await cache.get('a', async () => 'loaded');
  cache.set('b', 'given');
  const shown = (key: string) => renderToString(createElement(Shown, { value: cache.get(key, async () => '') }));
  expect([shown('a'), shown('b')]).toEqual(['loaded', 'given']);
});

function Shown({ value }: { value: Promise<string> }) {
  return use(value);
}

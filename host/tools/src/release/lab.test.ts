import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ask, serveStore } from './testing/ask.ts';
import { type FixtureSite, liveFixtureSite } from './testing/fixture-site.ts';

let site: FixtureSite;
let server: Server;
let ask: Ask;
beforeAll(async () => {
  site = await liveFixtureSite();
  ({ server, ask } = await serveStore(site.store));
});
afterAll(() => {
  server.close();
  site.remove();
});

const message = async (path: string): Promise<unknown> => JSON.parse((await ask(path)).body.toString()).message;

it.each([
  ['/lab/500', 500],
  ['/lab/flaky', 503],
  ['/lab/flaky?attempt=1', 503],
  ['/lab/flaky?attempt=2', 503],
  ['/lab/flaky?attempt=3', 200],
])('%s answers %i with JSON that is never kept', async (path, expected) => {
  const { status, headers } = await ask(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    expected,
    'application/json',
    'no-cache',
  ]);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(await message(path)).toMatch(/\.$/);
});

it('the slow answer begins at once, takes more than two seconds, and is complete then', async () => {
  const start = performance.now();
  const { status, body } = await ask('/lab/slow');
  expect(performance.now() - start).toBeGreaterThan(2000);
  expect(status).toBe(200);
  expect(JSON.parse(body.toString()).lines).toHaveLength(10);
});

it('the slow answer to HEAD is its headers, at once', async () => {
  const start = performance.now();
  expect((await ask('/lab/slow', { method: 'HEAD' })).body).toHaveLength(0);
  expect(performance.now() - start).toBeLessThan(1000);
});

it('a dropped connection gives no answer at all', async () => {
  await expect(ask('/lab/drop')).rejects.toThrow(/socket hang up|ECONNRESET/);
  expect((await ask('/alpha')).status).toBe(200);
});

it('only GET and HEAD are answered, and nothing beside the lab', async () => {
  expect((await ask('/lab/500', { method: 'POST' })).status).toBe(405);
  for (const path of ['/lab', '/lab/', '/lab/501', '/LAB/500', '/lab/constructor'])
    expect((await ask(path)).status, path).toBe(404);
});

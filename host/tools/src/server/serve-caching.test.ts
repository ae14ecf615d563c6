import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rollback } from '../release/rollback.ts';
import { type Ask, serveStore } from '../release/testing/ask.ts';
import { type FixtureSite, first, liveFixtureSite } from '../release/testing/fixture-site.ts';
import { changedPaths, liveTree } from '../release/testing/live-tree.ts';

let site: FixtureSite;
let server: Server;
let ask: Ask;
beforeEach(async () => {
  site = await liveFixtureSite();
  ({ server, ask } = await serveStore(site.store));
});
afterEach(() => {
  server.close();
  site.remove();
});

const accepting = (encoding: string, etag = '') => ({
  headers: { 'accept-encoding': encoding, ...(etag ? { 'if-none-match': etag, 'cache-control': 'no-cache' } : {}) },
});

it.each(['/alpha', '/registry.json', '/nothing'])('%s comes compressed, as the browser prefers', async (path) => {
  const plain = await ask(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await ask(path, accepting('gzip, deflate, br'));
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  const gzip = await ask(path, accepting('gzip'));
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('Accept-Encoding');
});

it('versioned files never expire, the rest is revalidated', async () => {
  const html = (await ask('/alpha')).body.toString();
  const files = [...html.matchAll(/(?:href|src)="(\/(?:s|host)\/[^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const { status, headers } = await ask(file);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  for (const path of ['/', '/alpha', '/registry.json', '/nothing'])
    expect((await ask(path)).headers['cache-control']).toBe('no-cache');
});

it.each(['br', 'gzip', 'identity'])('a page that was not changed is not sent again (%s)', async (encoding) => {
  const { etag } = (await ask('/alpha', accepting(encoding))).headers;
  expect(etag).toBeTruthy();
  const again = await ask('/alpha', accepting(encoding, etag));
  expect([again.status, again.body.length]).toEqual([304, 0]);
  await site.release({ ...first, script: 'two' });
  expect((await ask('/alpha', accepting(encoding, etag))).status).toBe(200);
  expect(
    (await ask('/gamma', accepting(encoding, (await ask('/gamma', accepting(encoding))).headers.etag))).status,
  ).toBe(304);
  await rollback(site.store, 'first');
  expect((await ask('/alpha', accepting(encoding, etag))).status).toBe(304);
});

it('two pages of the same size that were written in the same second have different ETags', async () => {
  const etags = new Map<string, string>();
  const lengths = new Set<string>();
  for (const text of ['Aaaa', 'Bbbb', 'Cccc', 'Dddd']) {
    await site.release({ ...first, pages: [{ address: '/Alpha', text }] });
    const { headers, body } = await ask('/alpha');
    etags.set(headers.etag ?? '', body.toString());
    lengths.add(headers['content-length'] ?? '');
  }
  expect(lengths.size).toBe(1);
  expect(etags.size).toBe(4);
});

it('nor does a server which counts the time of a file in seconds mistake one for the other', async () => {
  const seen = new Set<string>();
  for (let turn = 0; turn < 6; turn++) {
    const before = liveTree(site.store);
    if (turn % 2) await rollback(site.store, 'first');
    else await site.release({ ...first, pages: [{ address: '/Alpha', text: `Turn ${turn}` }] });
    const { changed } = changedPaths(before, liveTree(site.store));
    expect(changed).toContain('registry.json');
    const { size, mtimeMs } = statSync(join(site.store.live, 'registry.json'));
    seen.add(`${size} ${Math.floor(mtimeMs / 1000)}`);
  }
  expect(seen.size).toBe(6);
});

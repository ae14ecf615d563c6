import fs, { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Ask, serveStore } from '../release/testing/ask.ts';
import { type FixtureSite, liveFixtureSite } from '../release/testing/fixture-site.ts';

let site: FixtureSite;
let server: Server;
let ask: Ask;
let path: string;
const text = Array.from({ length: 1000 }, (_, index) => `${index}`.padStart(4, '0')).join('');

beforeAll(async () => {
  site = await liveFixtureSite();
  ({ server, ask } = await serveStore(site.store));
  writeFileSync(join(site.store.dir, 's/file.txt'), text);
  path = '/s/file.txt';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  site.remove();
});

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-0', 206, '0', 'bytes 0-0/4000'],
    ['bytes=4-7', 206, '0001', 'bytes 4-7/4000'],
    ['bytes=-4', 206, '0999', 'bytes 3996-3999/4000'],
    ['bytes=3996-', 206, '0999', 'bytes 3996-3999/4000'],
    ['bytes=3996-99999', 206, '0999', 'bytes 3996-3999/4000'],
    ['bytes=-99999', 200, text, undefined],
    ['bytes=5-2', 416, '', 'bytes */4000'],
    ['bytes=4000-', 416, '', 'bytes */4000'],
    ['bytes=-0', 416, '', 'bytes */4000'],
    ['bytes=a-b', 200, text, undefined],
    ['lines=1-2', 200, text, undefined],
    ['bytes=0-1,4-5', 200, text, undefined],
  ])('%s is answered with %i', async (range, status, body, contentRange) => {
    const answer = await ask(path, { headers: { range } });
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
      status,
      body,
      contentRange,
    ]);
    expect((await ask(path)).status).toBe(200);
  });

  it.each(['bytes=5-2', 'bytes=-500', 'bytes=0-0'])('%s of the 404 page is the whole page', async (range) => {
    const { status, body } = await ask('/nothing', { headers: { range } });
    expect([status, body.toString()]).toEqual([404, (await ask('/nothing')).body.toString()]);
  });

  it('is of the compressed copy where that is sent', async () => {
    const headers = { 'accept-encoding': 'br' };
    const whole = await ask('/alpha', { headers });
    const part = await ask('/alpha', { headers: { ...headers, range: 'bytes=0-9' } });
    expect([part.status, part.headers['content-encoding']]).toEqual([206, 'br']);
    expect(part.body).toEqual(whole.body.subarray(0, 10));
  });
});

it.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['', undefined],
])('sends the copy that the client prefers: %s', async (accepted, encoding) => {
  const { headers } = await ask('/alpha', { headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
});

describe('a file that is there and cannot be read', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['EACCES', 500],
    ['EIO', 500],
    ['EMFILE', 503],
    ['ENFILE', 503],
    ['ENOENT', 404],
  ])('because of %s is answered with %i, without the headers of the file', async (code, status) => {
    const error = Object.assign(new Error(`${code}: no such luck`), { code });
    vi.spyOn(fs, 'createReadStream').mockImplementation(
      () => new Readable({ read: (): void => {}, construct: (done) => done(error) }) as fs.ReadStream,
    );
    for (const address of ['/alpha', '/nothing', path]) {
      const { headers, ...answer } = await ask(address, { headers: { 'accept-encoding': 'br' } });
      expect([answer.status, headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
      expect(headers['content-length']).toBe(String(answer.body.length));
      for (const name of ['content-encoding', 'etag', 'last-modified', 'accept-ranges', 'vary'])
        expect(headers).not.toHaveProperty(name);
    }
    expect(vi.mocked(console.error).mock.calls).toEqual(
      status === 404 ? [] : ['/alpha', '/nothing', path].map((address) => [`GET ${address}: ${error.message}`]),
    );
  });
});

it.skipIf(process.platform !== 'linux')('closes the file when a download is aborted', async () => {
  const large = join(site.store.dir, 's/large.bin');
  writeFileSync(large, Buffer.alloc(8_000_000));
  const { port } = server.address() as AddressInfo;
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`) === large;
      } catch {
        return false; // closed while we looked
      }
    }).length;
  for (let turn = 0; turn < 20; turn++) {
    await new Promise<void>((resolve) => {
      const sent = request({ port, path: '/s/large.bin' }, (response) => response.once('data', () => sent.destroy()));
      sent.on('error', () => {}).on('close', resolve);
      sent.end();
    });
  }
  await vi.waitFor(() => expect(openFiles()).toBe(0));
});

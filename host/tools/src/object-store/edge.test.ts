import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEdge } from './edge.ts';
import { pointerText } from './keys.ts';

const page = 'b'.repeat(64);
const folder = `snapshots/000001-${'a'.repeat(64)}/`;
const route = { address: '/Alpha', param: null, section: null, page, policy: "default-src 'none'" };
const script = 's/first/0123456789ab/main.js';

/** The objects of a bucket by their keys; a number is the status of an answer without one. */
let objects: Record<string, Buffer | number>;
let asked: { key: string; headers: Headers }[];
let ask: (path: string, headers?: Record<string, string>) => Promise<Response>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  asked = [];
  objects = {
    'live.json': Buffer.from(pointerText({ snapshot: 1, hash: 'a'.repeat(64), plain: false })),
    [`${folder}routes.json`]: Buffer.from(JSON.stringify({ version: 2, routes: [route] })),
    [`pages/${page}/index.html.gz`]: gzipSync('the text of the page'),
    [script]: Buffer.from('0123456789'),
  };
  const edge = createEdge(bucket, { seconds: 0 });
  ask = (path, headers = {}) => edge(new Request(`https://site.example${path}`, { headers }));
});

/** An object store that has ranges, and ignores If-Range. */
async function bucket(key: string, { headers }: { headers: Headers }): Promise<Response> {
  asked.push({ key, headers });
  const object = objects[key] ?? 404;
  if (object === 0) throw new TypeError('fetch failed');
  if (typeof object === 'number') return new Response(null, { status: object });
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('range') ?? '') ?? [];
  if (!first) return new Response(object, { headers: { etag: '"tag"' } });
  if (Number(first) >= object.length) return new Response(null, { status: 416 });
  const part = object.subarray(Number(first), Number(last) + 1);
  const range = `bytes ${first}-${last}/${object.length}`;
  return new Response(part, { status: 206, headers: { etag: '"tag"', 'content-range': range } });
}

async function textOf(answer: Promise<Response>): Promise<[status: number, text: string]> {
  const response = await answer;
  return [response.status, await response.text()];
}

describe('where there is no live snapshot', () => {
  it.each([
    ['the bucket is empty', { 'live.json': 404 }, 'Nothing is released yet.'],
    ['the bucket may not be read', { 'live.json': 403 }, 'The live snapshot cannot be read.'],
    ['the object store fails', { 'live.json': 503 }, 'The live snapshot cannot be read.'],
    ['the object store cannot be reached', { 'live.json': 0 }, 'The live snapshot cannot be read.'],
    ['the pointer is damaged', { 'live.json': Buffer.from('{') }, 'The live snapshot cannot be read.'],
    ['the routes are lost', { [`${folder}routes.json`]: 404 }, 'The live snapshot cannot be read.'],
    ['the routes are damaged', { [`${folder}routes.json`]: Buffer.from('{') }, 'The live snapshot cannot be read.'],
  ])('because %s, the answer says so', async (_, damage, reason) => {
    const whole = { ...objects };
    Object.assign(objects, damage);
    for (const path of ['/Alpha', '/nothing', '/nothing.js', '/registry.json', '/healthz'])
      expect(await textOf(ask(path)), path).toEqual([503, `${reason}\n`]);
    expect((await ask(`/${script}`)).status).toBe(200);
    objects = whole;
    for (const path of ['/Alpha', '/healthz']) expect((await ask(path)).status).toBe(200);
  });

  it.each([404, 500, 0])('anymore (%s), the one before stays', async (status) => {
    expect((await ask('/Alpha')).status).toBe(200);
    objects['live.json'] = status;
    for (const path of ['/Alpha', '/healthz']) expect((await ask(path)).status).toBe(200);
  });
});

it('where the object store cannot be reached, the answer says so', async () => {
  objects[script] = 0;
  expect(await textOf(ask(`/${script}`))).toEqual([502, 'The object store did not answer.\n']);
});

describe('If-Range', () => {
  it.each([
    ['"tag"', 206, '23'],
    ['"other"', 200, '0123456789'],
    ['W/"tag"', 200, '0123456789'],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 200, '0123456789'],
  ])('%s', async (tag, status, text) => {
    expect(await textOf(ask(`/${script}`, { range: 'bytes=2-3', 'if-range': tag }))).toEqual([status, text]);
  });

  it('of another version with a range that is not in this one: the whole of this one', async () => {
    const sent = { range: 'bytes=20-30', 'if-range': '"other"' };
    expect(await textOf(ask(`/${script}`, sent))).toEqual([200, '0123456789']);
    expect((await ask(`/${script}`, { range: sent.range })).status).toBe(416);
  });
});

it('an object store gets only what all of them answer alike', async () => {
  const sentFor = async (headers: Record<string, string>) => {
    await ask(`/${script}`, { ...headers, 'accept-encoding': 'identity' });
    return Object.fromEntries(asked.at(-1)?.headers ?? []);
  };
  expect(await sentFor({ 'if-none-match': 'W/"one"' })).toEqual({ 'if-none-match': '"one"' });
  for (const headers of [
    { 'if-none-match': '"one", "two"' },
    { 'if-match': '*' },
    { 'if-modified-since': 'yesterday' },
  ])
    expect(await sentFor(headers)).toEqual({});
  expect(await sentFor({ range: 'bytes=0-1' })).toEqual({ range: 'bytes=0-1' });
  expect(await sentFor({ range: 'bytes=0-1,4-5' })).toEqual({});
});

it('a range of a page is no range for a client that takes nothing compressed', async () => {
  const answer = await ask('/Alpha', { range: 'bytes=0-3', 'accept-encoding': 'identity' });
  expect([answer.headers.get('content-encoding'), answer.status, await answer.text()]).toEqual([
    null,
    200,
    'the text of the page',
  ]);
});

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Ask, askAt } from '../release/testing/ask.ts';
import { type FixtureSite, fixtureSite, liveFixtureSite } from '../release/testing/fixture-site.ts';
import { requestTable } from '../release/testing/request-table.ts';
import { type AnswerRecord, createSiteServer } from './serve.ts';

let site: FixtureSite;
let server: Server;
let ask: Ask;
const answers: AnswerRecord[] = [];

async function serve(served: FixtureSite): Promise<void> {
  site = served;
  server = createSiteServer(site.store, { onAnswer: (answer) => answers.push(answer), metrics: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ask = askAt((server.address() as AddressInfo).port);
}

beforeEach(async () => {
  answers.length = 0;
  await serve(await liveFixtureSite());
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  site.remove();
});

/** The address of a script of the live host. */
async function script(): Promise<string> {
  return (await ask('/')).body.toString().match(/src="([^"]+)"/)?.[1] ?? '';
}

it('answers the table of requests that nginx answers the same way', async () => {
  for (const { path, status, method, headers } of requestTable('/Alpha', await script())) {
    const sent = headers?.((await ask(path)).headers) ?? {};
    expect((await ask(path, { method, headers: sent })).status, JSON.stringify([path, method, sent])).toBe(status);
  }
});

it('a request with two hosts is refused, as nginx refuses it', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /alpha HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

it('a 304 has what a cache needs to go on keeping the page', async () => {
  const { headers } = await ask('/alpha', { headers: { 'if-none-match': '*', 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag: expect.any(String) });
});

/** The same numbers at every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it('survives requests of all shapes, and clients that go away', async () => {
  const { port } = server.address() as AddressInfo;
  const next = random(7);
  const pick = (list: string[]) => list[next(list.length)] ?? '';
  const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'get', '', 'TRACE'];
  const targets = [
    '/',
    '/alpha',
    '*',
    '//',
    'http://',
    'http://a/alpha',
    '/%',
    '/%00',
    '/..%2f..',
    '/s/',
    'a b',
    '/?',
    '\\',
  ];
  const names = [
    'Range',
    'If-Range',
    'If-None-Match',
    'If-Modified-Since',
    'Accept-Encoding',
    'Expect',
    'Upgrade',
    'Host',
  ];
  const values = [
    'bytes=5-2',
    'bytes=-',
    'bytes=0-0,-1',
    '*',
    '""',
    'W/',
    ';q=x',
    '\u00ff',
    'x'.repeat(20_000),
    ',,,',
    '-1',
  ];
  const send = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
      const wait = setTimeout(() => socket.destroy(), next(30));
      socket
        .on('error', () => {})
        .on('close', () => {
          clearTimeout(wait);
          resolve();
        });
    });
  for (let batch = 0; batch < 20; batch++) {
    const texts = Array.from({ length: 25 }, () => {
      const headers = Array.from({ length: next(4) }, () => `${pick(names)}: ${pick(values)}\r\n`).join('');
      const text = `${pick(methods)} ${pick(targets)} HTTP/1.${next(3)}\r\nHost: a\r\n${headers}\r\n`;
      return text.slice(0, next(5) === 0 ? next(text.length) : undefined);
    });
    await Promise.all(texts.map(send));
    expect((await ask('/healthz')).status).toBe(200);
  }
  expect(answers.every(({ status }) => status < 500)).toBe(true);
});

describe('damage', () => {
  it('a missing 404 page, or a folder where a page should be, ends that answer alone', async () => {
    for (const copy of ['', '.br', '.gz']) rmSync(join(site.store.live, `404.html${copy}`));
    rmSync(join(site.store.live, 'Alpha'), { recursive: true });
    mkdirSync(join(site.store.live, 'Alpha/index.html'), { recursive: true });
    for (const path of ['/nothing', '/alpha']) expect((await ask(path)).status).toBe(404);
    expect((await ask('/beta')).status).toBe(200);
  });

  it('of the routes of a new snapshot leaves the one before, and is reported with its file', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    await ask('/alpha');
    await site.release({ id: 'first', pages: [{ address: '/Alpha', text: 'New' }] });
    writeFileSync(join(site.store.live, 'routes.json'), '{ "version": ');
    for (let turn = 0; turn < 3; turn++) expect((await ask('/alpha')).status).toBe(200);
    expect((await ask('/healthz')).status).toBe(200);
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('routes.json is not JSON'));
  });

  it('of the routes needs no restart once it is mended, and is named as the reason until then', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const routes = join(site.store.live, 'routes.json');
    const text = readFileSync(routes, 'utf8');
    writeFileSync(routes, '{ "version": ');
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    for (const path of ['/alpha', '/healthz']) {
      const { status, body } = await ask(path);
      expect([status, body.toString()]).toEqual([503, 'The live snapshot cannot be read.\n']);
    }
    now.mockReturnValue(1000);
    expect((await ask('/alpha')).status).toBe(503);
    expect(told).toHaveBeenCalledTimes(1);
    writeFileSync(routes, text);
    expect((await ask('/alpha')).status).toBe(503);
    now.mockReturnValue(2000);
    for (const path of ['/alpha', '/healthz']) expect((await ask(path)).status).toBe(200);
  });

  it('of the ledger leaves the metrics', async () => {
    await ask('/alpha');
    writeFileSync(join(site.store.live, 'registry.json'), '{');
    const { status, body } = await ask('/metrics');
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('site_live_snapshot 1\n')]);
    expect(body.toString()).toContain('site_answers_total{status="200"} 1\n');
    expect(body.toString()).not.toContain('site_live_version{');
  });
});

it('is not healthy while the store is away, and needs no restart when it is back', async () => {
  await ask('/alpha');
  const away = `${site.store.dir}-away`;
  renameSync(site.store.dir, away);
  for (const path of ['/alpha', '/healthz']) {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([503, 'The live snapshot cannot be read.\n']);
  }
  const metrics = (await ask('/metrics')).body.toString();
  expect(metrics).toContain('site_answers_total{status="200"} 1\n');
  expect(metrics).toContain('site_live_snapshot 0\n');
  renameSync(away, site.store.dir);
  for (const path of ['/alpha', '/healthz']) expect((await ask(path)).status).toBe(200);
});

it('is healthy while it serves a snapshot', async () => {
  expect((await ask('/healthz')).body.toString()).toBe('ok\n');
  const empty = fixtureSite();
  server.close();
  site.remove();
  await serve(empty);
  expect((await ask('/healthz')).status).toBe(503);
  expect((await ask('/metrics')).body.toString()).toContain('site_live_snapshot 0');
});

it('a document among the files of a version runs nothing; the sandbox and the type checker have policies of their own', async () => {
  const [folder] = (await script()).match(/^\/host\/\w+\//) ?? [];
  for (const name of ['page.html', 'drawing.svg', 'runner-1.html', 'runner-1.types.js'])
    writeFileSync(join(site.store.dir, `${folder}${name}`), '<script>alert(1)</script>');
  const policy = async (name: string) => (await ask(`${folder}${name}`)).headers['content-security-policy'];
  for (const name of ['page.html', 'drawing.svg'])
    expect(await policy(name)).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  expect(await policy('runner-1.html')).toBe("frame-ancestors 'self'");
  expect(await policy('runner-1.types.js')).toBe("default-src 'none'; frame-ancestors 'none'");
});

it('the service worker is asked for again each time, and loads no code', async () => {
  expect((await ask('/sw.js')).status).toBe(404);
  writeFileSync(join(site.store.live, 'sw.js'), 'addEventListener("fetch", () => {});');
  const { headers } = await ask('/sw.js');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  expect((await ask('/site.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/);
});

it('records answers without anything that identifies a reader, and counts them', async () => {
  await ask('/alpha?name=ada', { headers: { 'user-agent': 'Someone', referer: 'https://example.org/me' } });
  await ask('/nothing');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(answers[0]).toEqual({
    ...{ at: expect.any(String), method: 'GET', path: '/Alpha', status: 200, finished: true },
    ...{ bytes: expect.any(Number), milliseconds: expect.any(Number) },
  });
  const text = (await ask('/metrics')).body.toString();
  expect(text).toContain('site_answers_total{status="200"} 1\nsite_answers_total{status="404"} 1\n');
  expect(text).toContain('site_live_snapshot 1\n');
  expect(text).toMatch(/site_live_version\{part="first",version="[0-9a-f]{12}"\} 1\n/);
});

import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { Nginx } from '../check/find-nginx.ts';
import { type Answer, type Ask, askAt, serveStore } from '../release/testing/ask.ts';
import { type FixtureSite, first, fixtureSite, liveFixtureSite } from '../release/testing/fixture-site.ts';
import { findNginx, type RunningNginx, startNginx } from '../release/testing/start-nginx.ts';

let program: Nginx | null = null;
try {
  program = findNginx();
} catch (error) {
  console.log(`Skipped for nginx: ${error instanceof Error ? error.message : error}`);
}

let site: FixtureSite;
let server: Server;
let nginx: RunningNginx | undefined;

/** Serves a store by the site's own server, and by nginx where there is one. */
async function serve(served: FixtureSite): Promise<Ask[]> {
  site = served;
  const own = await serveStore(site.store);
  server = own.server;
  nginx = program ? await startNginx(program, site.store) : undefined;
  return [own.ask, ...(nginx ? [askAt(Number(new URL(nginx.url).port))] : [])];
}

afterEach(async () => {
  vi.restoreAllMocks();
  await nginx?.stop();
  server.closeAllConnections();
  await once(server.close(), 'close');
  site.remove();
});

const pages = ['/', '/Alpha', '/nothing'];
const files = ['/nothing.js', '/registry.json', '/favicon.ico', '/feeds/first.xml', '/healthz'];

function parts({ status, headers, body }: Answer): object {
  return { status, type: headers['content-type'], cache: headers['cache-control'], text: body.toString() };
}

function plain(status: number, text: string): object {
  return { status, type: 'text/plain; charset=utf-8', cache: 'no-cache', text: `${text}\n` };
}

const damages: [what: string, damage: (store: FixtureSite['store']) => void][] = [
  ['the link to what is live is lost', ({ live }) => rmSync(live)],
  ['the snapshot is lost', (store) => rmSync(store.snapshotDir(2), { recursive: true })],
  [
    'the link leads nowhere',
    ({ live }) => {
      rmSync(live);
      symlinkSync('snapshots/000007', live);
    },
  ],
  [
    'the link leads to itself',
    ({ live }) => {
      rmSync(live);
      symlinkSync('live', live);
    },
  ],
  ['the store is away', ({ dir }) => renameSync(dir, `${dir}-away`)],
];

it.each(damages)('where %s, no server says that nothing is released', async (_, damage) => {
  const released = await liveFixtureSite();
  await released.release({ ...first, script: 'two' });
  damage(released.store);
  for (const [index, ask] of (await serve(released)).entries())
    for (const path of [...pages, ...files])
      for (const method of ['GET', 'HEAD']) {
        const expected = plain(503, 'The live snapshot cannot be read.');
        const answer = parts(await ask(path, { method }));
        expect(answer, `${method} ${path} ${index}`).toEqual(method === 'HEAD' ? { ...expected, text: '' } : expected);
      }
});

it('where nothing is released, each server says that', async () => {
  for (const ask of await serve(fixtureSite()))
    for (const path of [...pages, ...files])
      expect(parts(await ask(path)), path).toEqual(plain(503, 'Nothing is released yet.'));
});

it('the files of versions need no live snapshot', async () => {
  const asks = await serve(await liveFixtureSite());
  const [ask] = asks;
  const file = (await ask?.('/'))?.body.toString().match(/src="([^"]+)"/)?.[1] ?? '';
  rmSync(site.store.live);
  for (const one of asks) {
    expect((await one(file)).status).toBe(200);
    expect(parts(await one('/s/nothing.js'))).toEqual(plain(404, 'There is no such file.'));
  }
});

it('damage of single files costs no other answer, and the site is healthy', async () => {
  const released = await liveFixtureSite();
  const { live } = released.store;
  for (const name of ['404.html', 'registry.json', 'Alpha/index.html', 'alpha/index.html'])
    for (const copy of ['', '.br', '.gz']) rmSync(join(live, name + copy), { force: true });
  mkdirSync(join(live, 'Alpha/index.html'), { recursive: true });
  for (const ask of await serve(released)) {
    for (const path of ['/nothing', '/nothing.js', '/registry.json', '/Alpha', '/s/nothing'])
      expect(parts(await ask(path)), path).toEqual(plain(404, 'There is no such file.'));
    for (const path of ['/', '/beta', '/healthz']) expect((await ask(path)).status, path).toBe(200);
  }
});

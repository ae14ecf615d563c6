import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { storeDamage } from '../release/damage/store-damage.ts';
import { readState, versionIn } from '../release/ledger.ts';
import { publish } from '../release/publish.ts';
import { rollback } from '../release/rollback.ts';
import { stageSection } from '../release/stage.ts';
import { Store } from '../release/store.ts';
import { type Ask, askAt, serveStore } from '../release/testing/ask.ts';
import { type FixtureSection, fixtureEntry, writeSection } from '../release/testing/fixture-release.ts';
import { type FixtureSite, fixtureSite, first as plainFirst, second } from '../release/testing/fixture-site.ts';
import { liveTree } from '../release/testing/live-tree.ts';
import { requestTable } from '../release/testing/request-table.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { inBucket } from './in-bucket.ts';
import { pull } from './pull.ts';
import { BucketOvertakenError, push } from './push.ts';
import { createEdgeServer } from './testing/edge-server.ts';
import { hasNginx, startCdn } from './testing/start-cdn.ts';
import { createBucket, missingCeph, type RunningObjectStore, startRadosgw } from './testing/start-radosgw.ts';

const missing = missingCeph();
if (missing) console.log(`Skipped: ${missing}`);

const [alpha, beta] = [
  { address: '/Alpha', aliases: ['/first'], entries: { 'one-two': ['old-words'] } },
  { address: '/Beta', param: 'name' },
];
const first: FixtureSection = { ...plainFirst, pages: [alpha, beta] };

describe.skipIf(missing)('a release in a bucket', () => {
  let ceph: RunningObjectStore;
  let site: FixtureSite;
  let address: string;
  let bucket: Bucket;
  let count = 0;

  beforeAll(async () => {
    ceph = await startRadosgw();
    for (const [name, value] of Object.entries(ceph.env)) vi.stubEnv(name, value);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await ceph?.stop();
  });
  beforeEach(async () => {
    address = await createBucket(`site-${++count}`);
    bucket = await openBucket(`${address}/workbench`);
    site = fixtureSite();
    await site.publish(await site.stageHost(), await site.stage(first), await site.stage(second));
  });
  afterEach(() => site.remove());

  const machine = () => {
    const dir = mkdtempSync(join(tmpdir(), 'site-machine-'));
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    return Store.create(dir);
  };
  const releaseIn = async (store: Store, section: FixtureSection) => {
    const folder = site.folder();
    writeSection(folder, section);
    const candidate = await stageSection(store, folder);
    await publish(store, 'release', [candidate]);
    return candidate.version;
  };
  const serve = async (seconds = 0): Promise<{ ask: Ask; url: string }> => {
    const origin = `${ceph.url}/${address.slice(5)}/workbench`;
    const server = createEdgeServer((key, init) => fetch(`${origin}/${key}`, init), { seconds });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => close(server));
    const { port } = server.address() as AddressInfo;
    return { ask: askAt(port), url: `http://127.0.0.1:${port}` };
  };

  it('is answered by the function at the edge as by the site’s own server', async () => {
    await push(site.store, bucket);
    const { ask } = await serve();
    const own = await serveStore(site.store);
    onTestFinished(() => close(own.server));
    const version = versionIn(readState(site.store), 'first');
    const file = `/s/first/${version}/${fixtureEntry('first')}`;
    const pages = ['/', '/Alpha', '/alpha', '/ALPHA/', '/Alpha/one-two', '/Beta/Someone', '/BETA/a.b', '/design'];
    const others = [
      '/first',
      '/FIRST/?q=1',
      '/Alpha/old-words',
      '/nothing',
      '/Nothing/',
      '/nothing.js',
      '/%zz',
      '/s/x',
    ];
    const files = [
      file,
      '/registry.json',
      '/releases.json',
      '/robots.txt',
      '/site.webmanifest',
      '/404.html',
      '/healthz',
    ];
    for (const path of [...pages, ...others, ...files])
      for (const encoding of ['br', 'gzip', 'identity'])
        for (const method of ['GET', 'HEAD']) {
          const request = { method, headers: { 'accept-encoding': encoding } };
          const [theirs, ours] = [await ask(path, request), await own.ask(path, request)];
          expect(parts(theirs), `${method} ${path} ${encoding}`).toEqual(parts(ours));
        }
    expect((await ask('/Alpha', { method: 'POST' })).status).toBe(405);
  });

  it('answers the table of requests as the site’s own server does, but for ranges by date', async () => {
    await push(site.store, bucket);
    const { ask } = await serve();
    const html = (await ask('/', { headers: { 'accept-encoding': 'identity' } })).body.toString();
    const table = requestTable('/Alpha', html.match(/src="([^"]+)"/)?.[1] ?? '');
    for (const { path, status, method, headers } of table) {
      const encoding = { 'accept-encoding': 'br' };
      const sent = headers?.((await ask(path, { headers: encoding })).headers) ?? {};
      if (sent['if-range']?.endsWith('GMT')) continue;
      const answer = await ask(path, { method, headers: { ...encoding, ...sent } });
      expect(answer.status, JSON.stringify([path, method, sent])).toBe(status);
    }
  });

  it('sends what the bucket lacks, and has the server copy what it has under another key', async () => {
    const all = await push(site.store, bucket);
    expect(all).toMatchObject({ snapshot: 1, wasLive: false, copied: 0 });
    expect(await push(site.store, bucket)).toMatchObject({ wasLive: true, sent: 0, copied: 0 });
    await releaseIn(site.store, { ...first, pages: [{ ...alpha, text: 'Changed' }, beta] });
    const next = await push(site.store, bucket);
    expect(next.sent).toBeLessThan(all.sent / 2);
    expect(next.copied).toBeGreaterThan(0);
    const { ask } = await serve();
    expect((await ask('/alpha', { headers: { 'accept-encoding': 'identity' } })).body.toString()).toContain('Changed');
  });

  it('is pulled to another machine, without damage, where it can be rolled back', async () => {
    const old = versionIn(readState(site.store), 'first');
    await push(site.store, bucket);
    await releaseIn(site.store, { ...first, script: 'two' });
    await push(site.store, bucket);
    const other = machine();
    expect(await pull(other, bucket)).toEqual({ snapshot: 2, aside: [] });
    expect(storeDamage(other)).toEqual([]);
    expect(liveTree(other)).toEqual(liveTree(site.store));
    vi.stubGlobal('whileRendering', (page: string) => expect(page, 'is not rendered again').toBe(''));
    onTestFinished(() => void vi.unstubAllGlobals());
    await rollback(other, 'second', versionIn(readState(other), 'second') ?? '');
    vi.unstubAllGlobals();
    await rollback(other, 'first');
    await push(other, bucket);
    await pull(site.store, bucket);
    expect(versionIn(readState(site.store), 'first')).toBe(old);
    expect(storeDamage(site.store)).toEqual([]);
    expect(await pull(site.store, bucket)).toEqual({ snapshot: null, aside: [] });
  });

  it('of two releasers at once one wins, and the other is told what to do', async () => {
    await push(site.store, bucket);
    const other = machine();
    await pull(other, bucket);
    await Promise.all([
      releaseIn(site.store, { ...first, script: 'two' }),
      releaseIn(other, { ...second, script: 'two' }),
    ]);
    const results = await Promise.allSettled([push(site.store, bucket), push(other, bucket)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const loser = results.findIndex(({ status }) => status === 'rejected');
    const store = [site.store, other][loser] ?? site.store;
    expect(results[loser]).toMatchObject({ reason: expect.any(BucketOvertakenError) });
    await expect(push(store, bucket)).rejects.toThrow(/snapshot 2 live .* Run "site pull s3:/);
    expect(await pull(store, bucket)).toEqual({ snapshot: 2, aside: [2] });
    expect(storeDamage(store)).toEqual([]);
  });

  it('two that release again and again both get all of their releases in', async () => {
    await push(site.store, bucket);
    const scripts = ['two', 'three', 'four'];
    const run = async (store: Store, section: FixtureSection) => {
      for (const script of scripts)
        await inBucket(
          `${address}/workbench`,
          store,
          async () => void (await releaseIn(store, { ...section, script })),
          () => {},
        );
    };
    const other = machine();
    await Promise.all([run(site.store, first), run(other, second)]);
    const last = machine();
    await pull(last, bucket);
    const history = last.sequences().map((sequence) => readState(last, sequence));
    expect(history.map(({ entry }) => entry.sequence)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(history.map(({ entry }) => entry.previous)).toEqual([...history.slice(1).map(({ hash }) => hash), null]);
    expect(storeDamage(last)).toEqual([]);
  });

  it.skipIf(!hasNginx())(
    'through a CDN no answer fails, and none mixes two releases, while releases go live',
    async () => {
      await push(site.store, bucket);
      const { url: origin } = await serve(1);
      const cdn = await startCdn(origin);
      onTestFinished(() => cdn.stop());
      let done = false;
      const answers = { pages: 0, files: 0, kept: 0, entries: new Set<string>() };
      const read = async (path: string) => {
        while (!done) {
          const response = await fetch(cdn.url + path);
          const html = await response.text();
          expect(response.status).toBe(200);
          const [file = '', entry = ''] = /\/s\/first\/files\/\w+\/remoteEntry-(\w+)\.js/.exec(html) ?? [];
          expect(html).toContain('data-at="/s/first/files/');
          const script = await fetch(cdn.url + file);
          expect([script.status, await script.text()]).toEqual([200, expect.stringContaining('section')]);
          if (script.headers.get('x-cache') === 'HIT') answers.kept++;
          answers.pages++;
          answers.files++;
          answers.entries.add(entry);
        }
      };
      const reading = ['/Alpha', '/beta/someone', '/ALPHA'].map(read);
      for (const script of ['two', 'three', 'four', 'five']) {
        await releaseIn(site.store, { ...first, script });
        await push(site.store, bucket);
      }
      const last = fixtureEntry('first', 'five');
      await vi.waitFor(() => expect([...answers.entries].some((entry) => last.includes(entry))).toBe(true), 10_000);
      done = true;
      await Promise.all(reading);
      expect(answers.pages).toBeGreaterThan(50);
      expect(answers.kept).toBeGreaterThan(20);
      expect(answers.entries.size).toBeGreaterThan(1);
    },
  );

  it.skipIf(!hasNginx())('has each page at its address, for a host that knows nothing of snapshots', async () => {
    await push(site.store, bucket, { plain: true });
    const { url, stop } = await startCdn(
      `${ceph.url}/${address.slice(5)}/workbench`,
      `/${address.slice(5)}/workbench/404.html`,
    );
    onTestFinished(stop);
    const get = async (path: string) => {
      const response = await fetch(url + path);
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        cache: response.headers.get('cache-control'),
        text: await response.text(),
      };
    };
    const isPage = { status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' };
    expect(await get('/')).toMatchObject({ ...isPage, text: expect.stringContaining('The host at /') });
    for (const path of ['/Alpha', '/alpha', '/Alpha/one-two', '/first'])
      expect(await get(path), path).toMatchObject(isPage);
    expect(await get('/nothing')).toMatchObject({ status: 404, text: expect.stringContaining('The host at /404') });
    expect(await get('/registry.json')).toMatchObject({
      status: 200,
      type: 'application/json; charset=utf-8',
      cache: 'no-cache',
    });
    const version = versionIn(readState(site.store), 'first');
    expect(await get(`/s/first/${version}/${fixtureEntry('first')}`)).toMatchObject({
      status: 200,
      cache: expect.stringContaining('immutable'),
    });

    await bucket.put('own.txt', Buffer.from('not of the site'), {
      ContentType: 'text/plain',
      CacheControl: 'no-cache',
    });
    await releaseIn(site.store, { ...first, pages: [{ ...beta, text: 'Changed' }] });
    await push(site.store, bucket);
    expect((await get('/alpha')).status).toBe(404);
    expect((await get('/beta')).text).toContain('Changed');
    expect((await get('/own.txt')).status).toBe(200);
  });

  it('a bucket that is damaged, or not there, is said to be so, and changes nothing', async () => {
    await push(site.store, bucket);
    const [registry = ''] = [...(await bucket.list()).keys()].filter((key) => key.endsWith('registry.json'));
    await bucket.put(registry, Buffer.from('{}'), { ContentType: 'application/json', CacheControl: 'no-cache' });
    const other = machine();
    await expect(pull(other, bucket)).rejects.toThrow('registry.json was changed, so nothing was pulled.');
    expect(other.liveSequence()).toBe(0);
    await bucket.put('live.json', Buffer.from('{"version":1}'), {
      ContentType: 'application/json',
      CacheControl: 'no-cache',
    });
    await expect(push(site.store, bucket)).rejects.toThrow(/live\.json is not what a release wrote there: "snapshot"/);
    await expect(push(site.store, await openBucket('s3://no-such-bucket'))).rejects.toThrow('There is no such bucket');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong');
    await expect(pull(other, await openBucket(address))).rejects.toThrow('These credentials may not do that');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', ceph.env.AWS_SECRET_ACCESS_KEY);
  });
});

/** What both servers agree on. They compress alike, but name what they send by other tags. */
function parts({ status, headers, body }: Awaited<ReturnType<Ask>>): object {
  const names = [
    'content-type',
    'content-encoding',
    'cache-control',
    'content-security-policy',
    'x-content-type-options',
    'location',
    'permissions-policy',
  ];
  return { status, body: body.toString('base64'), ...Object.fromEntries(names.map((name) => [name, headers[name]])) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

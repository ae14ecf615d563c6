import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, serveStore } from '../release/testing/ask.ts';
import { fixtureItem } from '../release/testing/fixture-items.ts';
import { type FixtureSite, fixtureSite, second } from '../release/testing/fixture-site.ts';

let site: FixtureSite;
let server: Server;
let ask: Ask;
beforeAll(async () => {
  site = fixtureSite();
  ({ server, ask } = await serveStore(site.store));
});
afterAll(() => {
  server.close();
  site.remove();
});

const pages = [{ address: '/Alpha' }, { address: '/People', param: 'name', text: 'Of everyone' }];
const html = 'text/html; charset=utf-8';

it('reports that nothing is released yet, and needs no restart for the first release', async () => {
  expect((await ask('/')).status).toBe(503);
  expect((await ask('/registry.json')).status).toBe(503);
  await site.publish(await site.stageHost(), await site.stage({ id: 'first', pages }));
  expect((await ask('/')).status).toBe(200);
});

describe('a page', () => {
  it.each(['/Alpha', '/alpha', '/ALPHA', '/aLpHa/', '/alpha//', '/alpha?from=here', '/%41lpha'])(
    'answers at %s',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type']]).toEqual([200, html]);
      expect(body.toString()).toContain('<h1>Alpha</h1>');
    },
  );

  it.each(['/People', '/people/', '/people/ada', '/PEOPLE/Ada%20L.', '/people/a.b/'])(
    'with a parameter answers at %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(200);
      expect(body.toString()).toContain('Of everyone');
    },
  );

  it('answers HEAD with the headers alone', async () => {
    const [head, get] = [await ask('/alpha', { method: 'HEAD' }), await ask('/alpha')];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it('carries its policy as a header too, with what only a header can say', async () => {
    const { headers, body } = await ask('/alpha');
    const policy = body.toString().match(/Content-Security-Policy" content="([^"]+)"/)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=(self)');
  });

  it('is the new one from the moment of a release', async () => {
    const text = 'As of now';
    expect((await ask('/alpha')).body.toString()).not.toContain(text);
    await site.release({ id: 'first', pages: [{ address: '/Alpha', text }, ...pages.slice(1)] });
    expect((await ask('/alpha')).body.toString()).toContain(text);
    expect((await ask('/gamma')).status).toBe(404);
    await site.release(second);
    expect((await ask('/gamma')).status).toBe(200);
  });
});

describe('an unknown address', () => {
  it.each(['/nothing', '/alpha/beta', '/people/a/b', '/s', '/host', '/404', '/snapshots/000001/', '/constructor'])(
    '%s gets the 404 page',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, html, 'no-cache']);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(body.toString()).toContain('The host at /404');
    },
  );

  it.each([
    '/nothing.js',
    '/assets/a.css',
    '/s/first/000000000000/remoteEntry-1.js',
    '/s/first/',
    '/host/x/a.js',
    '/S/x.mjs',
  ])('%s, like a file’s, gets plain text', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).not.toContain('<');
  });

  it.each(['/s/../host-private/', '/s/%2e%2e/host-private/', '/s/..%2fhost-private/', '/host/../../etc/passwd'])(
    '%s does not lead out of what is public',
    async (path) => {
      const { store } = site;
      const { host: version } = JSON.parse((await ask('/registry.json')).body.toString());
      expect(store.has('host', version)).toBe(true);
      for (const file of ['host.json', 'entry-server.cjs'])
        expect((await ask(`${path}${version}/${file}`)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await ask('/nothing', { method: 'HEAD' });
    expect([status, headers['content-type'], body.length]).toEqual([404, html, 0]);
  });
});

describe('a file for crawlers', () => {
  it('is sent compressed and with its type, and no page is found at its address', async () => {
    await site.release({ id: 'third', order: 3, pages: [{ address: '/Robots' }, { address: '/Sitemap' }] });
    await site.set({ origin: 'https://example.org' });
    const types = { '/robots.txt': 'text/plain; charset=utf-8', '/sitemap.xml': 'application/xml' };
    for (const [path, type] of Object.entries(types)) {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache']);
      expect(body.toString()).toContain('https://example.org/');
      const compressed = await ask(path, { headers: { 'accept-encoding': 'br' } });
      expect(compressed.headers).toMatchObject({ 'content-type': type, 'content-encoding': 'br' });
    }
    expect((await ask('/robots')).headers['content-type']).toBe(html);
  });

  it('is a file that does not exist where the site has no origin', async () => {
    await site.set({ origin: null });
    const { status, headers } = await ask('/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect((await ask('/robots.txt')).body.toString()).not.toContain('Sitemap');
  });
});

describe('a feed', () => {
  const items = [fixtureItem('JS-001', { address: '/Delta/js-001' })];
  const atom = 'application/atom+xml';

  it('is sent compressed, revalidated and as Atom', async () => {
    await site.release({ id: 'fourth', order: 4, pages: [{ address: '/Delta' }], items });
    await site.set({ origin: 'https://example.org' });
    const { status, headers, body } = await ask('/feeds/fourth.xml');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, atom, 'no-cache']);
    expect(body.toString()).toContain('https://example.org/Delta/js-001');
    const compressed = await ask('/feeds/fourth.xml', { headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers).toMatchObject({ 'content-type': atom, 'content-encoding': 'br' });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await ask('/feeds/fourth.xml', { headers: known })).status).toBe(304);
    const end = await ask('/feeds/fourth.xml', { headers: { range: 'bytes=-999999' } });
    expect(end.headers['content-type']).toBe(atom);
  });

  it.each(['/feeds/first.xml', '/feeds/nothing.xml', '/feeds/fourth.xml.br', '/FEEDS/fourth.xml', '/feeds/a/b.xml'])(
    '%s is a file that does not exist',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
      expect(body.toString()).not.toContain('<');
    },
  );
});

it.each(['/%', '/%zz', '/%E0%A4%A', '/a%00b', '/a/..%2f..%2fetc'])(
  'the malformed address %s gets 400',
  async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
  },
);

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s gets 405, with what is allowed', async (method) => {
  for (const path of ['/', '/alpha', '/s/first/x.js', '/nothing']) {
    const { status, headers } = await ask(path, { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

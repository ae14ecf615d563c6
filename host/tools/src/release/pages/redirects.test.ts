import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../publish.ts';
import { type Ask, serveStore } from '../testing/ask.ts';
import { type FixtureSite, fixtureSite } from '../testing/fixture-site.ts';
import { liveTree } from '../testing/live-tree.ts';
import { readRoutes } from './snapshot-routes.ts';

const pages = [
  { address: '/Maps', aliases: ['/WeakMap', '/maps-and-sets'], entries: { 'deep-copy': ['clone', 'copy'], keys: [] } },
  { address: '/Sets' },
];

let site: FixtureSite;
let server: Server;
let ask: Ask;
beforeAll(async () => {
  site = fixtureSite();
  const candidates = [await site.stageHost(), await site.stage({ id: 'first', pages })];
  await publish(site.store, 'release', candidates, { origin: 'https://example.org' });
  ({ server, ask } = await serveStore(site.store));
});
afterAll(() => {
  server.close();
  site.remove();
});

const read = (path: string) => readFileSync(join(site.store.live, path), 'utf8');

describe('on a static host', () => {
  it.each([
    ['WeakMap', '/Maps', 'Page Maps'],
    ['weakmap', '/Maps', 'Page Maps'],
    ['maps-and-sets', '/Maps', 'Page Maps'],
    ['Maps/clone', '/Maps/deep-copy', 'What is &lt;deep-copy&gt;?'],
    ['maps/copy', '/Maps/deep-copy', 'What is &lt;deep-copy&gt;?'],
  ])('%s is a page that leads to %s without a script and is not listed', (path, target, title) => {
    const html = read(`${path}/index.html`);
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
    expect(html).toContain(`<a href="${target}">${title}</a>`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<link rel="canonical" href="https://example.org${target}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`);
  });

  it('has the page compressed, too', () => {
    expect(Object.keys(liveTree(site.store))).toEqual(
      expect.arrayContaining(['weakmap/index.html.br', 'weakmap/index.html.gz']),
    );
  });

  it('lists no alias in the sitemap, and each in routes.json', () => {
    expect([...read('sitemap.xml').matchAll(/org\/(.*?)</g)].map(([, path]) => path)).toEqual([
      '',
      'design',
      'Maps',
      'Sets',
      'Maps/deep-copy',
      'Maps/keys',
    ]);
    const redirects = readRoutes(site.store.live)?.filter(({ redirect }) => redirect !== undefined);
    expect(redirects?.map(({ address, redirect, section }) => [address, redirect, section])).toEqual([
      ['/WeakMap', '/Maps', 'first'],
      ['/maps-and-sets', '/Maps', 'first'],
      ['/Maps/clone', '/Maps/deep-copy', 'first'],
      ['/Maps/copy', '/Maps/deep-copy', 'first'],
    ]);
  });
});

describe("the site's own server", () => {
  it.each([
    ['/WeakMap', '/Maps'],
    ['/WEAKMAP/', '/Maps'],
    ['/weakmap?level=basic&topic=a%2Fb', '/Maps?level=basic&topic=a%2Fb'],
    ['/MAPS/Clone', '/Maps/deep-copy'],
  ])('redirects %s to %s', async (path, location) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers.location, headers['cache-control'], body.length]).toEqual([308, location, 'no-cache', 0]);
    expect((await ask(location)).status).toBe(200);
  });

  it('redirects nothing below the alias of a page', async () => {
    expect((await ask('/WeakMap/deep-copy')).status).toBe(404);
  });
});

it('a redirect ends with the release that drops it', async () => {
  await site.release({ id: 'first', pages: pages.map(({ aliases: _, ...page }) => page) });
  expect((await ask('/WeakMap')).status).toBe(404);
  expect((await ask('/Maps/clone')).status).toBe(308);
});

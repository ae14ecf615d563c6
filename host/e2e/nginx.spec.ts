import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, livePages, waitForHydration } from '@site/tools/browser-test';
import { addTicket, goLive } from '@site/tools/release/go-live';
import { readState } from '@site/tools/release/ledger';
import { headerOnlyPolicy, securityHeaders, workerPolicy } from '@site/tools/release/pages/policy';
import { writeSnapshot } from '@site/tools/release/snapshot';
import { feedAddress } from '@site/tools/release/snapshot-files';
import type { Store } from '@site/tools/release/store';
import { askAt } from '@site/tools/release/testing/ask';
import { agreedParts, requestTable } from '@site/tools/release/testing/request-table';
import { answer, filesOf, spellings, test } from './nginx-site.ts';

/** One after the other in one worker, so that nginx is installed only once if it is missing. */
test.describe.configure({ mode: 'default' });

const brotli = { 'accept-encoding': 'gzip, deflate, br' };
const requests = [
  { headers: brotli },
  { headers: { 'accept-encoding': 'gzip' } },
  { headers: { 'accept-encoding': 'identity' } },
  { headers: brotli, method: 'HEAD' },
];
const missingFiles = [
  '/s/hooks/000000000000/remoteEntry.js',
  '/host/x/a',
  '/s/',
  '/nothing.js',
  '/index.html',
  '/404.html',
  '/feeds/nothing.xml',
  '/feeds/Hooks.xml',
  '/feeds/hooks.xml.br',
];
const crawlerFiles = ['/robots.txt', '/sitemap.xml'];
const unknownPages = [
  '/UseReducing',
  '/host',
  '/feeds',
  '/feeds/',
  '/feeds/hooks',
  '/Quotes/one/two',
  '/Nothing/',
  '/a%0Ab',
  '/%C3%84',
];

test("nginx answers every address as the site's own server does", async ({ nginx, smallSite }) => {
  const pages = ['/', '/Quotes/someone', '/quotes/a.b', ...livePages(smallSite.store).map(({ address }) => address)];
  const feeds = readState(smallSite.store).sections.map(({ id }) => feedAddress(id));
  const files = [
    '/registry.json',
    '/releases.json',
    '/favicon.ico',
    '/sw.js',
    '/site.webmanifest',
    ...crawlerFiles,
    ...feeds,
    ...(await filesOf(nginx.url)),
  ];
  const addresses = new Set([...pages.flatMap(spellings), ...missingFiles, ...unknownPages, ...files]);
  expect(addresses.size).toBeGreaterThan(100);
  for (const address of addresses) {
    for (const request of requests) {
      const [theirs, ours] = await Promise.all([nginx, smallSite].map(({ url }) => answer(url + address, request)));
      expect(theirs, `${address} ${JSON.stringify(request)}`).toEqual(ours);
    }
  }
});

test('a page is found in every spelling, a missing page is the 404 page, a missing file is never HTML', async ({
  nginx,
  smallSite,
}) => {
  for (const address of livePages(smallSite.store).flatMap((page) => spellings(page.address)))
    expect(await answer(nginx.url + address), address).toMatchObject({ status: 200, type: 'text/html' });
  for (const address of unknownPages)
    expect(await answer(nginx.url + address), address).toMatchObject({ status: 404, type: 'text/html' });
  for (const address of missingFiles)
    expect(await answer(nginx.url + address), address).toMatchObject({ status: 404, type: 'text/plain' });
});

test('nginx answers conditions, ranges, methods and forms of an address as the table says, and so does our own server', async ({
  nginx,
  smallSite,
}) => {
  const [file = ''] = await filesOf(nginx.url);
  const [page = ''] = livePages(smallSite.store).map(({ address }) => address);
  const servers = [nginx, smallSite].map(({ url }) => askAt(Number(new URL(url).port)));
  for (const { path, status, method, headers } of requestTable(page, file)) {
    const [theirs, ours] = await Promise.all(
      servers.map(async (ask) => {
        // nginx's brotli module sends no ranges.
        const encoding = { 'accept-encoding': headers?.({}).range ? 'identity' : 'br' };
        const sent = headers?.((await ask(path, { headers: encoding })).headers) ?? {};
        return agreedParts(await ask(path, { method, headers: { ...encoding, ...sent } }));
      }),
    );
    const row = `${method ?? 'GET'} ${path} ${JSON.stringify(headers?.({}))}`;
    expect(theirs, row).toMatchObject({ status });
    expect(theirs, row).toEqual(ours);
  }
});

test('a document among the files of a version runs nothing, and the service worker loads no code', async ({
  nginx,
  smallSite,
}) => {
  const workerPolicies = [nginx, smallSite].map(async ({ url }) => (await fetch(`${url}/sw.js`)).headers);
  for (const headers of await Promise.all(workerPolicies))
    expect(headers.get('content-security-policy')).toBe(`${workerPolicy}; ${headerOnlyPolicy}`);
  const folder = (await filesOf(nginx.url)).find((file) => file.startsWith('/host/'))?.match(/^\/host\/\w+\//)?.[0];
  const policies = {
    'page.html': "default-src 'none'; sandbox",
    'drawing.svg': "default-src 'none'; sandbox",
    'runner-1.html': "frame-ancestors 'self'",
    'runner-1.types.js': "default-src 'none'; frame-ancestors 'none'",
  };
  for (const [name, expected] of Object.entries(policies)) {
    writeFileSync(join(smallSite.store.dir, `${folder}${name}`), '');
    const [theirs, ours] = await Promise.all([nginx, smallSite].map(({ url }) => fetch(`${url}${folder}${name}`)));
    const policy = theirs?.headers.get('content-security-policy');
    expect(policy).toBe(ours?.headers.get('content-security-policy'));
    expect(policy).toContain(expected);
  }
});

test('an alias in every spelling is the page that leads to its target', async ({ nginx }) => {
  for (const address of spellings('/useState'))
    expect(await answer(nginx.url + address), address).toMatchObject({
      status: 200,
      type: 'text/html',
      text: expect.stringContaining('content="0; url=/UseStateHook"'),
    });
});

test('answers have the right headers for caching, compression and security', async ({ nginx }) => {
  const page = await fetch(`${nginx.url}/quotes`, { headers: brotli });
  const html = await page.text();
  expect(Object.fromEntries(page.headers)).toMatchObject({
    ...Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
    'content-security-policy': headerOnlyPolicy,
    'cache-control': 'no-cache',
    'content-encoding': 'br',
  });
  const policy = html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1]?.replaceAll('&#x27;', "'");
  expect(policy).toMatch(/default-src 'none'; script-src 'self'(?: 'sha256-[^']+')+; style-src 'self' 'sha256-/);
  const known = { ...brotli, 'if-none-match': page.headers.get('etag') ?? '' };
  expect((await fetch(`${nginx.url}/QUOTES/`, { headers: known })).status).toBe(304);
  expect((await fetch(`${nginx.url}/taskmanager`, { headers: known })).status).toBe(200);
  for (const file of await filesOf(nginx.url))
    expect((await answer(nginx.url + file)).cache, file).toBe('public, max-age=31536000, immutable');
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await answer(`${nginx.url}/a.js`, { method })).toMatchObject({ status: 405, type: 'text/plain' });
});

test('a page hydrates without errors or warnings, and so does the one that a click leads to', async ({
  nginx,
  page,
  complaints,
}) => {
  await page.goto(`${nginx.url}/USEREDUCE/`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(`${nginx.url}/`);
  await page.goBack();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(complaints).toEqual([]);
});

test('what is live is swapped without a reload, and no answer fails meanwhile', async ({ nginx, smallSite, page }) => {
  const { store } = smallSite;
  const removed = await snapshotWithoutOne(store);
  const before = await fetch(nginx.url, { headers: brotli });
  expect((await answer(nginx.url + removed)).status).toBe(200);

  swap(store, 2);
  expect((await answer(nginx.url + removed)).status).toBe(404);
  const known = { ...brotli, 'if-none-match': before.headers.get('etag') ?? '' };
  const after = await fetch(nginx.url, { headers: known });
  expect(after.status).toBe(200);
  const texts = [await before.text(), await after.text()];
  expect(texts[0]).not.toBe(texts[1]);
  await page.goto(nginx.url);
  await expect(page.locator(`a[href="${removed}"]`)).toHaveCount(0);

  for (let swaps = 0; swaps < 50; swaps++) {
    const asked = [1, 2, 3, 4].map(() => fetch(nginx.url, { headers: brotli }).then((response) => response.text()));
    swap(store, 1 + (swaps % 2));
    for (const text of await Promise.all(asked)) expect(texts.indexOf(text)).not.toBe(-1);
  }
  swap(store, 1);
  expect((await answer(nginx.url + removed)).status).toBe(200);
});

test.describe('without the optional modules', () => {
  test.use({ modules: false });

  test('pages are found as they are written and in lower case, and are sent as gzip', async ({ nginx, smallSite }) => {
    for (const { address } of livePages(smallSite.store))
      for (const one of [address, `${address}/`, address.toLowerCase()])
        expect(await answer(nginx.url + one, { headers: brotli }), one).toMatchObject({
          status: 200,
          encoding: 'gzip',
        });
    expect((await answer(`${nginx.url}/Quotes/Someone`)).status).toBe(200);
    expect((await answer(`${nginx.url}/USEREDUCE`)).status).toBe(404);
  });
});

/** Writes a snapshot without the last section. @returns the address of a page that is missing from it */
async function snapshotWithoutOne(store: Store): Promise<string> {
  const { entry, sections } = readState(store);
  const next = { ...entry, sequence: entry.sequence + 1 };
  await writeSnapshot(store, { entry: next, sections: sections.slice(0, -1), unreadable: [] });
  return sections.at(-1)?.pages[0]?.address ?? '';
}

/** Puts a snapshot live, also one that was live before. */
function swap(store: Store, sequence: number): void {
  if (!store.hasTicket(sequence)) addTicket(store.snapshotDir(sequence), sequence);
  goLive(store, sequence);
}

import { canonicalOf, expect, livePages, test } from '@site/tools/browser-test';
import { readState } from '@site/tools/release/ledger';

test('what is in the sitemap answers, under the address that it names itself', async ({ site, request }) => {
  const { origin } = readState(site.store).entry;
  expect(origin, 'the site under test must be released with SITE_ORIGIN').not.toBeNull();
  const robots = await (await request.get(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  const xml = await (await request.get(`${site.url}/sitemap.xml`)).text();
  const addresses = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
  const pages = livePages(site.store).map(({ address }) => canonicalOf(site, address));
  expect(addresses).toEqual(expect.arrayContaining(pages));
  // Of the entries, whose addresses `entries.spec` requests one by one, every twentieth.
  const entries = addresses.filter((address) => !pages.includes(address)).filter((_, index) => index % 20 === 0);
  for (const address of [...pages, ...entries]) {
    const response = await request.get(site.url + new URL(address).pathname);
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(html).not.toContain('content="noindex"');
  }
});

test('a link to a page is shown elsewhere with an image of it, which answers', async ({ site, request }) => {
  const { origin } = readState(site.store).entry;
  for (const address of ['/', '/UseStateHook', '/UseStateHook/usestate-and-lazy-initial-value']) {
    const html = await (await request.get(site.url + address)).text();
    const image = html.match(/<meta property="og:image" content="([^"]+)"\/>/)?.[1] ?? '';
    expect(image.startsWith(`${origin}/`), address).toBe(true);
    const response = await request.get(site.url + new URL(image).pathname);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('each section with entries has a feed, which its pages name and whose links answer', async ({
  site,
  page,
  request,
}) => {
  const { entry, sections } = readState(site.store);
  expect(entry.origin, 'the site under test must be released with SITE_ORIGIN').not.toBeNull();
  const withEntries = sections.filter((section) => section.pages.some(({ hasEntries }) => hasEntries));
  expect(withEntries).not.toEqual([]);
  for (const { title, pages } of withEntries) {
    await page.goto(site.url + pages[0]?.address);
    const link = page.locator('head link[rel=alternate][type="application/atom+xml"]');
    await expect(link).toHaveAttribute('title', `${title} · Front-end Workbench`);
    const address = (await link.getAttribute('href')) ?? '';
    const response = await request.get(site.url + address);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/atom+xml']);
    const feed = await page.evaluate(readFeed, await response.text());
    expect(feed).toMatchObject({ error: null, title: `${title} · Front-end Workbench`, self: entry.origin + address });
    expect(feed.links.length).toBeGreaterThan(0);
    expect(feed.links.length).toBeLessThanOrEqual(30);
    for (const url of feed.links) {
      const target = await request.get(site.url + new URL(url).pathname);
      expect(target.status(), url).toBe(200);
      expect(await target.text()).toContain(`<link rel="canonical" href="${url}"/>`);
    }
  }
  await page.goto(site.url);
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0);
});

/** Parses a feed as a feed reader does. Runs in the page. */
function readFeed(text: string) {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  const links = [...xml.querySelectorAll('entry > link')].map((link) => link.getAttribute('href') ?? '');
  return {
    error: xml.querySelector('parsererror')?.textContent ?? null,
    title: xml.querySelector('feed > title')?.textContent,
    self: xml.querySelector('feed > link[rel=self]')?.getAttribute('href'),
    links,
  };
}

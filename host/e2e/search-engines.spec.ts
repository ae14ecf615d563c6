import { canonicalOf, expect, livePages, test } from '@site/tools/browser-test';
import { readState } from '@site/tools/release/ledger';

test('what is in the sitemap answers, under the address that it names itself', async ({ site, request }) => {
  const { origin } = readState(site.store).entry;
  test.skip(origin === null, 'the site under test was released without SITE_ORIGIN');
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

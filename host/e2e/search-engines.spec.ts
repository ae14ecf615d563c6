import { expect, livePages, test, waitForHydration } from '@site/tools/browser-test';
import { publish } from '@site/tools/release/publish';

const origin = 'https://learn.example';

// In one worker, so that one store gets the origin.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ ownSite }) => {
  test.setTimeout(180_000); // Another origin renders every page again.
  await publish(ownSite.store, 'release', [], { origin });
});

test('the policy allows the breadcrumbs for search engines, and a page with them hydrates without complaints', async ({
  ownSite,
  page,
  complaints,
}) => {
  const response = await page.goto(`${ownSite.url}/usereduce`);
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[^']+'){2};/);
  await waitForHydration(page);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  const shown = await crumbs.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(data.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item])).toEqual(
    shown.map(([name, address]) => [name, origin + address]),
  );
  expect(complaints).toEqual([]);
});

test('what is in the sitemap answers, under the address that it names itself', async ({ ownSite, request }) => {
  const robots = await (await request.get(`${ownSite.url}/robots.txt`)).text();
  const sitemap = robots.match(/^Sitemap: (.+)$/m)?.[1] ?? '';
  expect(sitemap).toBe(`${origin}/sitemap.xml`);
  const xml = await (await request.get(sitemap.replace(origin, ownSite.url))).text();
  const addresses = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
  const pages = livePages(ownSite.store).map(({ address }) => origin + address);
  expect(addresses).toEqual(expect.arrayContaining(pages));
  // Of the entries, whose addresses `entries.spec` requests one by one, every twentieth.
  const entries = addresses.filter((address) => !pages.includes(address)).filter((_, index) => index % 20 === 0);
  for (const address of [...pages, ...entries]) {
    const response = await request.get(address.replace(origin, ownSite.url));
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(html).not.toContain('content="noindex"');
  }
});

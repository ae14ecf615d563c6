import { expect, livePages, type Page, test, waitForHydration } from '@site/tools/browser-test';

const chapters = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

/** The addresses of the chapters of a page, as its document lists them. */
async function inDocument(page: Page, address: string): Promise<(string | undefined)[]> {
  const html = await (await page.request.get(address)).text();
  const table = html.match(/<nav[^>]*aria-label="On this page".*?<\/nav>/s)?.[0] ?? '';
  return [...table.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);
}

test.describe('finding the way', () => {
  test('is in the document before any script runs', async ({ site, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${site.url}/usereduce`);
    const side = page.getByRole('navigation', { name: 'React Hooks' });
    await expect(side.getByRole('link', { name: 'useReducer' })).toHaveAttribute('aria-current', 'page');
    await expect(trail(page).getByRole('link')).toHaveText(['Home', 'React Hooks', 'useReducer']);
    await expect(chapters(page).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Next / })).toBeVisible();
    await context.close();
  });

  test('leads from page to page through the whole site, with the same chapters as in the documents', async ({
    site,
    page,
    complaints,
  }) => {
    const pages = livePages(site.store);
    const first = pages.filter(({ nav }) => nav).sort((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));
    await page.goto(site.url + (first.find(({ section }) => section.order === 1)?.address ?? '/'));
    await waitForHydration(page);
    const seen = new Set<string>();
    const next = page.getByRole('main').getByRole('link', { name: /^Next / });
    for (;;) {
      seen.add(new URL(page.url()).pathname);
      if ((await next.count()) === 0) break;
      const address = await next.getAttribute('href');
      // By key: a page that still grows would move the link from under the pointer.
      await next.press('Enter');
      await expect(page).toHaveURL(site.url + address);
      await expect(trail(page).locator('[aria-current]')).toHaveAttribute('href', address ?? '');
      const links = page.locator('main > div > nav').getByRole('link', { includeHidden: true });
      const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(listed, `chapters of ${address}`).toEqual(await inDocument(page, page.url()));
    }
    expect([...seen].sort()).toEqual(pages.map(({ address }) => address).sort());
    // The pointer rests where the next link appears, so the browser prefetches a page that is not opened within seconds.
    expect(complaints.filter((one) => !one.includes('preloaded using link preload'))).toEqual([]);
  });

  test('has no side navigation where there is no room, and it is one click away where there is', async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(`${site.url}/UseReduce`);
    const side = page.getByRole('navigation', { name: 'React Hooks' });
    await expect(side).toBeHidden();
    await page.setViewportSize({ width: 1100, height: 800 });
    await waitForHydration(page);
    await side.getByRole('link', { name: 'useState' }).click();
    await expect(page).toHaveURL(/\/UseStateHook$/);
    await expect(side.getByRole('link', { name: 'useState' })).toHaveAttribute('aria-current', 'page');
  });

  test('is in the footer: every page of the section, the other sections, and how the site is designed', async ({
    site,
    page,
  }) => {
    await page.goto(`${site.url}/UseReduce`);
    const links = page.getByRole('contentinfo').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const own = livePages(site.store).filter(({ section }) => section.id === 'hooks');
    expect(addresses).toEqual(expect.arrayContaining(own.map(({ address }) => address)));
    expect(addresses).toEqual(expect.arrayContaining(['/HtmlCss', '/TaskManager', '/design', '/#sections']));
  });

  test('without scripts, a group of the menu leads to its section, which lists its pages', async ({
    site,
    browser,
  }) => {
    for (const width of [375, 1280]) {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
      const page = await context.newPage();
      await page.goto(`${site.url}/UseReduce`);
      const nav = page.getByRole('navigation', { name: 'Site' });
      await nav.getByRole('button', { name: 'Projects' }).hover();
      await nav.getByRole('link', { name: 'Begin with Projects' }).click();
      await expect(page).toHaveURL(`${site.url}/TaskManager`);
      const own = page.getByRole('contentinfo').getByRole('region', { name: 'Projects' });
      await expect(own.getByRole('link', { name: 'Quotes' })).toBeVisible();
      await context.close();
    }
  });
});

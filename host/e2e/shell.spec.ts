import {
  type BrowserContextOptions,
  expect,
  follow,
  holdBack,
  livePages,
  openInContext,
  openPage,
  type Page,
  test,
  violations,
  waitForHydration,
} from '@site/tools/browser-test';

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
    test.slow(); // One change of page for each page.
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

test.describe('the table of contents', () => {
  test('follows the scroll and leads to the chapters', async ({ site, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.url}/javascript`);
    await waitForHydration(page);
    const links = chapters(page).getByRole('link');
    const names = await links.allTextContents();
    expect(names.length).toBeGreaterThanOrEqual(3);
    await expect(chapters(page).locator('[aria-current]')).toHaveCount(0);
    for (const name of names) {
      await links.filter({ hasText: name }).click();
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    }
    await page.getByRole('heading', { level: 2, name: names[1] ?? '' }).evaluate((heading) => heading.scrollIntoView());
    await expect(chapters(page).locator('[aria-current="location"]')).toHaveText(names[1] ?? '');
  });

  test('is folded on a small screen, and folds again when it was used', async ({ site, browser }) => {
    const { context, page } = await openInContext(browser, `${site.url}/javascript`, {
      viewport: { width: 375, height: 700 },
    });
    await expect(chapters(page)).toBeHidden();
    await page.getByText('On this page').first().click();
    await chapters(page).getByRole('link', { name: 'Questions' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Questions' })).toBeInViewport();
    await expect(chapters(page)).toBeHidden();
    await context.close();
  });
});

test.describe('a change of page', () => {
  test('keeps the scroll position of the page that is left, also after a reload', async ({ site, page }) => {
    await page.goto(`${site.url}/javascript`);
    await waitForHydration(page);
    await page.evaluate(() => scrollTo(0, 1400));
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Home' }).press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/javascript$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1400);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1400);
  });

  test('keeps the scroll positions on one page apart when its own links were followed', async ({ site, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.url}/javascript`);
    await waitForHydration(page);
    await page.evaluate(() => scrollTo(0, 300));
    await chapters(page).getByRole('link').last().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  test('brings sources without colors, which they get when they are opened', async ({ site, page }) => {
    await page.goto(`${site.url}/UseStateHook`);
    await waitForHydration(page);
    await follow(page, 'React Hooks', 'useEffect');
    await expect(page.getByRole('heading', { level: 1, name: 'useEffect' })).toBeVisible();
    const demo = page.getByRole('region', { name: 'Demo: IsItOdd' });
    const source = demo.getByLabel(/^Source of IsItOdd\.demo\.tsx/).locator('code');
    await expect(source).toContainText('useState');
    await expect(source.locator('span')).toHaveCount(0);
    const text = await source.textContent();
    await demo.getByText('Source', { exact: true }).click();
    await expect(source.getByText('import', { exact: true }).first()).toHaveClass('pl-k');
    expect(await source.textContent()).toBe(text);
  });

  test('shows a line when the page takes long, and none when it does not', async ({ site, page }) => {
    await page.goto(`${site.url}/UseReduce`);
    await waitForHydration(page);
    const line = () =>
      page.getByRole('main').evaluate((main) => {
        const after = getComputedStyle(main, '::after');
        return after.content === 'none' ? 0 : new DOMMatrix(after.transform).a;
      });
    const release = await holdBack(page, /\/s\/advanced\//);
    await follow(page, 'Advanced', 'Axios');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(line).toBeGreaterThan(0.1);
    await release();
    await expect(page.getByRole('heading', { level: 1, name: 'Axios' })).toBeVisible();
    expect(await line()).toBe(0);
  });

  test('can be skipped over: the first key leads past the menu', async ({ site, page }) => {
    await page.goto(`${site.url}/UseReduce`);
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the wheel scrolls the page', () => {
  const contents = (page: Page) => page.getByText('On this page', { exact: true }).locator('visible=true');
  const section = (page: Page) => page.getByRole('navigation', { name: 'Frontend Basics' });
  for (const [name, width, box] of [
    ['the folded contents', 375, contents],
    ['the contents in the margin', 1280, contents],
    ['the pages of the section', 1280, section],
  ] as const)
    test(`over ${name}`, async ({ site, page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openPage(page, `${site.url}/javascript`);
      await box(page).first().hover();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    });
});

test.describe('for every reader', () => {
  const states: [string, BrowserContextOptions][] = [
    ['forced colors', { forcedColors: 'active' }],
    ['reduced motion', { reducedMotion: 'reduce' }],
    ['twice the size', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
    ['the smallest screen', { viewport: { width: 320, height: 640 } }],
  ];
  for (const [name, options] of states) {
    test(`axe finds nothing with the table open, and nothing scrolls sideways: ${name}`, async ({ site, browser }) => {
      for (const address of ['/', '/UseReduce']) {
        const { context, page } = await openInContext(browser, site.url + address, options);
        const fold = page.locator('main > details summary');
        if (await fold.isVisible()) await fold.click();
        expect(await violations(page), address).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, address).toBeLessThanOrEqual(0);
        await context.close();
      }
    });
  }

  test('without scripts, a demo tells that it stays in its first state', async ({ site, browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.url}/TaskManager`);
    for (const demo of await page.getByRole('region', { name: /^Demo: / }).all())
      await expect(demo.getByRole('paragraph').filter({ hasText: 'stays in its first state' })).toBeVisible();
    await page.close();
  });

  test('with forced colors, the chosen theme and the current page are still visible', async ({ site, browser }) => {
    const { context, page } = await openInContext(browser, `${site.url}/UseReduce`, { forcedColors: 'active' });
    const outline = await page
      .getByRole('radio', { name: 'System theme' })
      .evaluate((radio) => getComputedStyle(radio).outlineStyle);
    expect(outline).toBe('solid');
    const current = page.getByRole('navigation', { name: 'React Hooks' }).locator('[aria-current]');
    expect(await current.evaluate((link) => getComputedStyle(link).fontWeight)).toBe('650');
    await context.close();
  });

  test('with forced colors, what opens in place has its plus or minus', async ({ site, browser }) => {
    const { context, page } = await openInContext(browser, `${site.url}/UseReduce`, { forcedColors: 'active' });
    const disclosures = page.getByRole('main').locator('summary:visible, .entries .line:visible');
    expect(await page.locator('.entries .line:visible').count()).toBeGreaterThan(0);
    for (const one of await disclosures.all())
      expect(await one.evaluate((line) => getComputedStyle(line, '::before').backgroundImage)).toContain('gradient');
    await context.close();
  });
});

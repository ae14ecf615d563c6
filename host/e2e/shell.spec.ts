import {
  type Browser,
  type BrowserContextOptions,
  expect,
  livePages,
  openPage,
  type Page,
  type Site,
  test,
  violations,
  waitForHydration,
} from '@site/tools/browser-test';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const chapters = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

/** The addresses of the chapters of a page, as its document lists them. */
async function inDocument(page: Page, address: string): Promise<(string | undefined)[]> {
  const html = await (await page.request.get(address)).text();
  const table = html.match(/<nav[^>]*aria-label="On this page".*?<\/nav>/s)?.[0] ?? '';
  return [...table.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);
}

/** Opens a page of the site in a context of its own. */
async function open(browser: Browser, site: Site, address: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  await page.goto(site.url + address);
  await waitForHydration(page);
  return { context, page };
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

  test('is in the footer: every page of the site, and how it is designed', async ({ site, page }) => {
    await page.goto(site.url);
    const links = page.getByRole('contentinfo').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(expect.arrayContaining(livePages(site.store).map(({ address }) => address)));
    expect(addresses).toContain('/design');
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
    const { context, page } = await open(browser, site, '/javascript', { viewport: { width: 375, height: 700 } });
    await expect(chapters(page)).toBeHidden();
    await page.getByText('On this page').first().click();
    await chapters(page).getByRole('link', { name: 'Questions' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Questions' })).toBeInViewport();
    await expect(chapters(page)).toBeHidden();
    await context.close();
  });
});

test.describe('the theme', () => {
  test('is that of the system until the reader chooses, holds through a reload and reaches other tabs', async ({
    site,
    browser,
  }) => {
    const { context, page } = await open(browser, site, '/UseReduce', { colorScheme: 'light' });
    const other = await context.newPage();
    await other.goto(`${site.url}/Axios`);
    await waitForHydration(other);
    const light = await background(page);
    await page.getByRole('radio', { name: 'Dark theme' }).check();
    const dark = await background(page);
    expect(dark).not.toBe(light);
    await expect.poll(() => background(other)).toBe(dark);
    await expect(other.getByRole('radio', { name: 'Dark theme' })).toBeChecked();
    await page.reload();
    await waitForHydration(page);
    expect(await background(page)).toBe(dark);
    await expect(page.getByRole('radio', { name: 'Dark theme' })).toBeChecked();
    await other.getByRole('radio', { name: 'System theme' }).check();
    await expect.poll(() => background(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => background(page)).toBe(dark);
    await page.getByRole('radio', { name: 'Light theme' }).check();
    expect(await background(page)).toBe(light);
    await context.close();
  });

  test('is there at the first paint, before the site’s own code', async ({ site, browser }) => {
    const context = await browser.newContext({ colorScheme: 'light' });
    await context.addInitScript(() => localStorage.setItem('site:theme', 'dark'));
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.url}/UseReduce`);
    const lightness = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('There is no canvas.');
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[0];
    });
    expect(lightness).toBeLessThan(60);
    await context.close();
  });

  test('ignores a stored value that is not a choice', async ({ site, browser }) => {
    const context = await browser.newContext();
    await context.addInitScript(() => localStorage.setItem('site:theme', '"><script>'));
    const page = await context.newPage();
    await page.goto(site.url);
    await waitForHydration(page);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
    await expect(page.getByRole('radio', { name: 'System theme' })).toBeChecked();
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

  test('shows a line when the page takes long, and none when it does not', async ({ site, page }) => {
    await page.goto(`${site.url}/UseReduce`);
    await waitForHydration(page);
    const line = () =>
      page.getByRole('main').evaluate((main) => {
        const after = getComputedStyle(main, '::after');
        return after.content === 'none' ? 0 : new DOMMatrix(after.transform).a;
      });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/s/advanced/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Axios' }).click();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(line).toBeGreaterThan(0.1);
    release();
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

test.describe('home', () => {
  test('shows where the reader left off, without a layout shift', async ({ site, page, complaints }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of ['/Axios', '/usereduce']) {
      await page.goto(site.url + address);
      await waitForHydration(page);
    }
    await page.goto(site.url);
    const box = page.getByRole('region', { name: 'Where you left off' });
    await expect(box.getByRole('link')).toHaveText(['useReducer', 'Axios']);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
    await box.getByRole('link', { name: 'useReducer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('counts what the sections hold', async ({ site, page }) => {
    await page.goto(site.url);
    const pages = livePages(site.store);
    await expect(page.getByRole('main')).toContainText(`${pages.length} pages in `);
    const hooks = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'React Hooks' }) });
    await expect(hooks).toContainText(`${pages.filter(({ section }) => section.id === 'hooks').length} pages`);
  });

  test('has three study plans, and each step leads to pages that exist', async ({ site, page }) => {
    await page.goto(site.url);
    const live = livePages(site.store).map(({ address }) => address);
    for (const title of ['One week', 'One month', 'Three months']) {
      const steps = await page.getByRole('region', { name: title }).getByRole('listitem').all();
      expect(steps.length).toBeGreaterThan(3);
      for (const step of steps) {
        const addresses = await step
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(addresses).not.toEqual([]);
        expect(live).toEqual(expect.arrayContaining(addresses));
      }
    }
  });

  test('reports that its code did not load, and the rest of the site still works', async ({ site, page }) => {
    await page.goto(`${site.url}/UseReduce`);
    await waitForHydration(page);
    await page.route('**/Home-*.js', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.getByRole('contentinfo').getByRole('link', { name: 'useState' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'useState' })).toBeVisible();
    await page.goBack();
    await page.unroute('**/Home-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Learn front-end development');
  });

  test('is left out of the other pages: neither its code nor its styles are loaded there', async ({ site, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.url}/UseReduce`, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /\/Home-/.test(url))).toEqual([]);
  });
});

test.describe('on paper', () => {
  test('a page is its text, with nothing to press', async ({ site, page }) => {
    await page.goto(`${site.url}/javascript`);
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Site', 'Frontend Basics', 'Breadcrumb', 'On this page', 'Previous and next page'])
      await expect(page.getByRole('navigation', { name })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('group', { name: 'Theme' })).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    const [ink, paper] = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(paper).toBe('rgba(0, 0, 0, 0)');
    expect(ink).toBe(await inkOfLight(page));
  });

  test('a list is its titles and the answers that are open, and tells how to print all', async ({ site, page }) => {
    await openPage(page, `${site.url}/javascript`);
    await page.locator('#JS-002 h4 a').click();
    await expect(page.locator('#JS-002 .about')).toBeVisible();
    expect(await sheets(page)).toBeLessThan(25);
    await page.getByRole('searchbox', { name: 'Search' }).fill('JS-002');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Closed answers are not printed.')).toBeVisible();
    await expect(page.locator('#JS-002 .answer')).toBeVisible();
    for (const reveal of await page.locator('#JS-002 .answer details > :not(summary)').all())
      await expect(reveal).toBeVisible();
    await expect(page.locator('#JS-175')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#JS-175 h4')).toBeVisible();
    await expect(page.locator('#JS-175 .answer')).toHaveCount(0);
  });

  test('of a list that is filtered to a few entries, only those take paper', async ({ site, page }) => {
    await openPage(page, `${site.url}/javascript?q=JS-002`);
    await expect(page.getByText(/^\d+ of \d+ entries$/)).toBeVisible();
    expect(await sheets(page)).toBeLessThan(8);
  });

  test('an article has its folded sections', async ({ site, page }) => {
    await openPage(page, `${site.url}/CustomHooks`);
    await page.emulateMedia({ media: 'print' });
    const folded = page.locator('main article details:not([open], [name])');
    for (const details of await folded.all())
      await expect(details.locator(':scope > :not(summary)').first()).toBeVisible();
  });

  /** On how many sheets of A4 a page is printed. */
  async function sheets(page: Page): Promise<number> {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  }

  /** The color of text in the light theme, whatever the device prefers. */
  async function inkOfLight(page: Page): Promise<string> {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    return page.evaluate(() => getComputedStyle(document.body).color);
  }
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
        const { context, page } = await open(browser, site, address, options);
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
    const { context, page } = await open(browser, site, '/UseReduce', { forcedColors: 'active' });
    const outline = await page
      .getByRole('radio', { name: 'System theme' })
      .evaluate((radio) => getComputedStyle(radio).outlineStyle);
    expect(outline).toBe('solid');
    const current = page.getByRole('navigation', { name: 'React Hooks' }).locator('[aria-current]');
    expect(await current.evaluate((link) => getComputedStyle(link).fontWeight)).toBe('650');
    await context.close();
  });
});

import {
  checkWideAndNarrow,
  expect,
  follow,
  livePages,
  openPage,
  type Page,
  respond,
  test,
} from '@site/tools/browser-test';

const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();

test('a first-time reader answers a prediction on the start page, and loads nothing that others came back for', async ({
  site,
  page,
  complaints,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, site.url);
  await page.getByLabel('Your prediction').fill('one\nfour\nthree\ntwo');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/microtask queue/)).toBeVisible();
  expect(scripts.filter((url) => /Today|Follow|read-reader|search\.json/.test(url))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(complaints).toEqual([]);
});

test('a reader who comes back finds the portion of today and weak spots, and nothing moves when they arrive', async ({
  site,
  page,
  complaints,
}) => {
  await page.addInitScript(watchShifts);
  await openPage(page, `${site.url}/javascript/typeof-null`);
  await page.getByRole('button', { name: 'Not known' }).click();
  await expect(page.getByRole('button', { name: 'Not known' })).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, site.url);
  const plan = page.getByRole('region', { name: 'One week' });
  await plan.getByRole('button', { name: 'Start today' }).click();
  await plan.getByRole('checkbox', { name: /Day 2/ }).check();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Today' }).getByRole('link', { name: '1 entry' })).toBeVisible();
    await expect(plan.getByText('1 of 7 done')).toBeAttached();
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), `${width} px`).toBeLessThan(0.000_05);
    await checkWideAndNarrow(page);
  }
  await page.getByRole('region', { name: 'Weak spots' }).getByRole('link').click();
  await expect(page.getByText(/^1 of \d+ entries$/)).toBeVisible();
  await expect(page.locator('.question:not([hidden])')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

/** Adds up the layout shifts of a document. */
function watchShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput'))
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) });
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [kind, label] of [
  ['question', 'JavaScript'],
  ['predict', 'JavaScript'],
  ['exercise', 'Problem solving'],
] as const) {
  test(`a first-time reader is two clicks from an entry of kind ${kind}`, async ({ site, page }) => {
    await openPage(page, site.url);
    await tile(page, label).click();
    const entry = page.locator(`.question[data-kind="${kind}"]`).first();
    await entry.getByRole('link').first().click();
    await expect(entry.locator('.answer')).toBeVisible();
  });
}

test('the plan for React is two clicks away, with the entries of all sections', async ({ site, page, complaints }) => {
  await openPage(page, site.url);
  await page.getByRole('link', { name: 'Everything on React in one place' }).click();
  await expect(page.getByRole('region', { name: 'Advanced on React' }).getByRole('link').nth(5)).toBeAttached();
  await page.getByRole('link', { name: 'React in two weeks' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'React in two weeks' })).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('a section that is down grays out its part of /React, and the others work', async ({ site, page }) => {
  await respond(page, /\/s\/advanced\/.*\/items\.json/, (route) => route.abort());
  await openPage(page, `${site.url}/react`);
  const part = (name: string) => page.getByRole('main').getByRole('region', { name });
  await expect(part('Advanced on React').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(part('Advanced on React').getByRole('link', { name: 'Redux' })).toHaveAttribute('href', '/Redux');
  await expect(part('React Hooks on React').getByRole('link').nth(10)).toBeAttached();
});

test('a phone shows the plan that is chosen, and all of them without scripts', async ({ site, page, browser }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, site.url);
  await page.getByText('One month', { exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'One month' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'One week' })).toBeHidden();
  const still = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
  await still.goto(site.url);
  await expect(still.getByRole('region', { name: 'One month' })).toBeVisible();
  await expect(still.getByRole('region', { name: 'One week' })).toBeVisible();
  await still.close();
});

test('the start page shows where the reader left off, without a layout shift', async ({ site, page, complaints }) => {
  await page.addInitScript(watchShifts);
  for (const address of ['/Axios', '/usereduce']) {
    await openPage(page, site.url + address);
  }
  await page.goto(site.url);
  const box = page.getByRole('region', { name: 'Where you left off' });
  await expect(box.getByRole('link')).toHaveText(['useReducer', 'Axios']);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  await box.getByRole('link', { name: 'useReducer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the start page counts what the sections hold', async ({ site, page }) => {
  await page.goto(site.url);
  const pages = livePages(site.store);
  await expect(page.getByRole('main')).toContainText(`${pages.length} pages in `);
  const hooks = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'React Hooks' }) });
  await expect(hooks).toContainText(`${pages.filter(({ section }) => section.id === 'hooks').length} pages`);
});

test('the start page has three study plans, and each step leads to pages that exist', async ({ site, page }) => {
  await page.goto(site.url);
  const live = livePages(site.store).map(({ address }) => address);
  for (const title of ['One week', 'One month', 'Three months']) {
    const steps = await page.getByRole('region', { name: title }).getByRole('listitem').all();
    expect(steps.length).toBeGreaterThan(3);
    for (const step of steps) {
      const addresses = await step.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(addresses).not.toEqual([]);
      expect(live).toEqual(expect.arrayContaining(addresses));
    }
  }
});

test('the start page reports that its code did not load, and the rest of the site still works', async ({
  site,
  page,
}) => {
  await openPage(page, `${site.url}/UseReduce`);
  await page.route('**/Home.js', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await follow(page, 'React Hooks', 'useState');
  await expect(page.getByRole('heading', { level: 1, name: 'useState' })).toBeVisible();
  await page.goBack();
  await page.unroute('**/Home.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Learn front-end development');
});

test('the start page is left out of the others: neither its code nor its styles are loaded there', async ({
  site,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, `${site.url}/UseReduce`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/Home\.(?:js|css)$/.test(url))).toEqual([]);
});

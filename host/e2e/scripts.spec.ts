import { expect, holdBack, type Page, test, waitForHydration } from '@site/tools/browser-test';

/** Makes the page believe that its reader asks for few data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}

const scriptsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

test('scripts are requested after the text has arrived', async ({ site, page }) => {
  await page.goto(`${site.url}/UseReduce`);
  await waitForHydration(page);
  const [parsed, first] = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation');
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const starts = scripts.map(({ startTime }) => startTime);
    return [document instanceof PerformanceNavigationTiming ? document.domInteractive : Infinity, Math.min(...starts)];
  });
  expect(first).toBeGreaterThanOrEqual(parsed);
});

test('a reader who saves data gets no script until something is touched, and that touch counts', async ({
  site,
  page,
  complaints,
}) => {
  await saveData(page);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`${site.url}/UseReduce`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scriptsOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  await waitForHydration(page);
  expect(complaints).toEqual([]);
});

test.describe('a button of the page that is clicked before its code is there works once, as soon as it is', () => {
  const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d$/ }).first();

  test('clicked before any script was requested', async ({ site, page }) => {
    await saveData(page);
    await page.goto(`${site.url}/UseStateHook`);
    await page.getByRole('button', { name: 'Click me' }).click();
    await expect(count(page)).toHaveText('1');
  });

  test('clicked when the shell is hydrated, and the code of the page still on its way', async ({ site, page }) => {
    const deliver = await holdBack(page, /\/s\/hooks\/.*\.js$/);
    await page.goto(`${site.url}/UseStateHook`);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated header').length > 0);
    await page.getByRole('button', { name: 'Click me' }).click();
    expect(await page.evaluate(() => performance.getEntriesByName('hydrated main').length)).toBe(0);
    await deliver();
    await waitForHydration(page);
    await expect(count(page)).toHaveText('1');
  });
});

test.describe('what is entered above a list before its code is there filters it', () => {
  const count = (page: Page) => page.getByRole('search').getByRole('status');
  const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

  test('by a reader who saves data, and requests the scripts by typing', async ({ site, page, complaints }) => {
    await saveData(page);
    await page.goto(`${site.url}/javascript`);
    await search(page).pressSequentially('closure');
    await waitForHydration(page);
    await expect(count(page)).toHaveText(/^\d+ of \d+ entries$/);
    await expect(search(page)).toHaveValue('closure');
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL(`${site.url}/javascript?q=closure`);
    await search(page).press('End');
    await search(page).pressSequentially('s');
    await expect(page).toHaveURL(`${site.url}/javascript?q=closures`);
    expect(complaints).toEqual([]);
  });

  test('while the code of the page is on its way, beside the filter of the address', async ({ site, page }) => {
    const deliver = await holdBack(page, /\/s\/basics\/.*\.js$/);
    await page.goto(`${site.url}/javascript?kind=question`);
    await search(page).fill('closure');
    await page.getByLabel('Level').selectOption('basic');
    await deliver();
    await waitForHydration(page);
    await expect(page).toHaveURL(`${site.url}/javascript?kind=question&level=basic&q=closure`);
    await expect(search(page)).toHaveValue('closure');
    await expect(page.getByLabel('Level')).toHaveValue('basic');
    await expect(page.getByLabel('Kind')).toHaveValue('question');
    const shown = page.locator('.entries .question:visible');
    await expect(count(page)).toHaveText(new RegExp(`^${await shown.count()} of \\d+ entries$`));
    await expect(page.locator('.entries .question:visible:not([data-level=basic])')).toHaveCount(0);
  });
});

test.describe('what is entered in a form of the page before its code is there', () => {
  const demo = (page: Page) => page.getByRole('region', { name: 'Corrected: TodoApp' });
  const field = (page: Page) => demo(page).getByRole('textbox', { name: 'Task' });
  const tasks = (page: Page) => demo(page).getByRole('listitem');

  for (const width of [375, 1280])
    test(`is submitted once, as soon as it is, ${width} px wide`, async ({ site, page, complaints }) => {
      await page.setViewportSize({ width, height: 800 });
      await saveData(page);
      const deliver = await holdBack(page, /\.js$/);
      await page.goto(`${site.url}/UseReduce`);
      await field(page).fill('Water the plants');
      await field(page).press('Enter');
      await deliver();
      await expect(tasks(page)).toHaveText(/Water the plants/);
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await expect(page).toHaveURL(`${site.url}/UseReduce`);
      expect(complaints).toEqual([]);
    });

  test('is known to the page, and the caret stays, when only the section is still on its way', async ({
    site,
    page,
  }) => {
    const deliver = await holdBack(page, /\/s\/hooks\/.*\.js$/);
    await page.goto(`${site.url}/UseReduce`);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated header').length > 0);
    await field(page).pressSequentially('Water plants');
    for (const _letter of 'plants') await field(page).press('ArrowLeft');
    await deliver();
    await waitForHydration(page);
    await field(page).pressSequentially('the ');
    await field(page).press('Enter');
    await expect(tasks(page)).toHaveText(/Water the plants/);
  });
});

test('links in view are fetched ahead, but not for a reader who saves data', async ({ site, page, browser }) => {
  const fetched = (request: { url(): string }) => /\/content\/.*\.json$/.test(request.url());
  const ahead = page.waitForRequest(fetched);
  await page.goto(`${site.url}/UseReduce`);
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Previous and next page' }).scrollIntoViewIfNeeded();
  await ahead;

  const saving = await browser.newPage();
  const asked: string[] = [];
  saving.on('request', (request) => fetched(request) && asked.push(request.url()));
  await saveData(saving);
  await saving.goto(`${site.url}/UseReduce`);
  await saving.getByRole('navigation', { name: 'Previous and next page' }).scrollIntoViewIfNeeded();
  await saving.keyboard.press('Shift');
  await waitForHydration(saving);
  expect(asked).toEqual([]);
  // Links in view would have been fetched before the one that is pointed at.
  const pointedAt = saving.waitForRequest(fetched);
  await saving.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().hover();
  await pointedAt;
  expect(asked).toHaveLength(1);
  await saving.close();
});

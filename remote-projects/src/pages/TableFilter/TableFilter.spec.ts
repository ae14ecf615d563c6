import { expect, openPage, type Page, test } from '@site/tools/browser-test';

const parameters = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const box = (page: Page) => page.getByRole('textbox', { name: 'Filter the rows' });
const names = (page: Page) =>
  page.getByRole('region', { name: 'Table, scrollable' }).locator('tbody th').allTextContents();
const pager = (page: Page) => page.getByText(/^Page \d+ of \d+$/);
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

test('keeps its state in the address: through a reload, back and forward', async ({ site, page, complaints }) => {
  await openPage(page, `${site.url}/TableFilter`);
  await box(page).pressSequentially('zoe');
  await expect.poll(() => parameters(page)).toBe('?q=zoe');
  await button(page, 'City').click();
  await button(page, 'Next').click();
  await expect.poll(() => parameters(page)).toBe('?q=zoe&sort=city&page=2');
  await expect(pager(page)).toHaveText(/^Page 2 of/);
  const shown = await names(page);
  expect(shown.every((name) => name.startsWith('Zoë'))).toBe(true);

  await page.reload();
  await expect(box(page)).toHaveValue('zoe');
  await expect(pager(page)).toHaveText(/^Page 2 of/);
  await expect.poll(() => names(page)).toEqual(shown);

  await page.goBack();
  await expect(pager(page)).toHaveText(/^Page 1 of/);
  await page.goBack();
  await expect.poll(() => parameters(page)).toBe('?q=zoe');
  await expect(page.locator('th[aria-sort]')).toHaveCount(0);
  await page.goBack();
  await expect(box(page)).toHaveValue('');
  await expect(pager(page)).toHaveText('Page 1 of 100');
  for (let step = 0; step < 3; step += 1) await page.goForward();
  await expect(box(page)).toHaveValue('zoe');
  await expect.poll(() => names(page)).toEqual(shown);
  expect(complaints).toEqual([]);
});

test('stays where it is in the window while its address changes', async ({ site, page }) => {
  await openPage(page, `${site.url}/TableFilter`);
  await button(page, 'Next').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await button(page, 'Next').click();
  await expect.poll(() => parameters(page)).toBe('?page=2');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

for (const [address, message] of [
  ['?page=99999&sort=name', 'The address asks for page 99999. The last page is 100, and it is shown here.'],
  ['?page=-1', 'The address asks for page “-1”, which is no page. This is page 1.'],
  ['?sort=__proto__', 'The address sorts by “__proto__”, which is no column.'],
  [`?q=${'x'.repeat(2_000)}`, 'The search text has 2000 characters; the first 100 are used.'],
  ['?page=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'The address asks for page “<img src=x onerror=alert(1)>”'],
] as const) {
  test(`says what is absurd in an address: ${address.slice(0, 40)}`, async ({ site, page, complaints }) => {
    await openPage(page, `${site.url}/TableFilter${address}`);
    await expect(page.getByRole('main').getByRole('status').getByText(message)).toBeVisible();
    await expect(page.locator('tbody').first()).toBeAttached();
    await expect(box(page)).toBeEnabled();
    expect(complaints).toEqual([]);
  });
}

test('scrolls in a box of its own at 320 pixels, its headings in view', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, `${site.url}/TableFilter`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const table = page.getByRole('region', { name: 'Table, scrollable' });
  await table.scrollIntoViewIfNeeded();
  await table.focus();
  await page.keyboard.press('End');
  await expect(table.locator('tbody tr').last()).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
});

test('answers while 5,000 rows are filtered: half of the keys within 200 ms', async ({ site, page }) => {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await openPage(page, `${site.url}/TableFilter?sort=city,name`);
  await box(page).pressSequentially('leeds developer', { delay: 30 });
  await expect(page.getByText(/ of 5,000 rows match\.$/)).toBeVisible();
  const durations: number[] = await page.evaluate(() => Reflect.get(window, 'durations'));
  const sorted = durations.toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length / 2)] ?? 0).toBeLessThan(200);
});

test('rows that are drawn as needed stand where all rows would, to the last one, and make the page no higher', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, `${site.url}/TableFilter`);
  const box = page.getByRole('region', { name: 'Trees, scrollable' });
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await pageHeight();
  await box.scrollIntoViewIfNeeded();
  await box.focus();
  await page.keyboard.press('End');
  const last = box.getByRole('row').last();
  await expect(last).toHaveAttribute('aria-rowindex', '5001');
  await expect(last).toBeInViewport();
  await expect(box.getByRole('columnheader', { name: 'Height' })).toBeInViewport();
  expect(await pageHeight()).toBe(before);

  await box.evaluate((element) => element.scrollTo(0, 100_000));
  const row = box.getByRole('row', { name: 'Beech 2506' });
  // In the box: to check a checkbox, the page may have to scroll.
  const top = async () => ((await row.boundingBox())?.y ?? 0) - ((await box.boundingBox())?.y ?? 0);
  await expect(row).toBeInViewport();
  const drawn = await top();
  await page.getByRole('checkbox', { name: 'Draw all rows' }).check();
  await expect(box.getByRole('row')).toHaveCount(5_001);
  expect(await top()).toBeCloseTo(drawn, 0);
});

import { checkWideAndNarrow, expect, openPage, type Page, test } from '@site/tools/browser-test';

const address = '/javascript/sorting-numbers';
const repaired = 'export const sortPrices = (prices: number[]) => prices.toSorted((a, b) => a - b);';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your code' });
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });
const results = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('listitem');

test('a bug is repaired against its failing test, and is known from then on', async ({ site, page, complaints }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, site.url + address);
  await expect(field(page)).toBeVisible();
  expect(requests.filter((path) => /start-workspace|CodeEditor|runner/i.test(path))).toEqual([]);
  await run(page).click();
  await expect(page.getByText('1 of 2 tests pass')).toBeVisible();
  await expect(results(page).first()).toContainText(/^Failed sorts by size.*Expected/);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await field(page).fill(repaired);
  await run(page).click();
  await expect(page.getByText('2 of 2 tests pass')).toBeVisible();
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByRole('heading', { name: 'Cause' })).toBeInViewport();
  await page.getByText('Compare with the solution').click();
  await expect(page.getByRole('group', { name: 'Difference' }).locator('del').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the field lies exactly over the broken code', async ({ site, page }) => {
  await openPage(page, site.url + address);
  const [code, text] = await Promise.all([
    page.locator('.start > .code > pre > code').boundingBox(),
    field(page).evaluate((element) => {
      const { top, left } = element.getBoundingClientRect();
      const { paddingTop, paddingLeft, borderLeftWidth } = getComputedStyle(element);
      return {
        top: top + Number.parseFloat(paddingTop),
        left: left + Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth),
      };
    }),
  ]);
  expect(Math.abs((code?.y ?? 0) - text.top)).toBeLessThan(3);
  expect(Math.abs((code?.x ?? 0) - text.left)).toBeLessThan(3);
});

test('a list leads to the page where it is repaired', async ({ site, page }) => {
  await openPage(page, `${site.url}/javascript#SB-026`);
  await page.locator('#SB-026').getByRole('link', { name: 'Repair it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
  await expect(field(page)).toBeVisible();
});

test('is accessible, before it is started and with results', async ({ site, page }) => {
  await openPage(page, site.url + address);
  await checkWideAndNarrow(page);
  await run(page).click();
  await expect(page.getByText('1 of 2 tests pass')).toBeVisible();
  await checkWideAndNarrow(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

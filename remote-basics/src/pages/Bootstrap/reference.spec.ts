import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test, waitForHydration } from '@site/tools/browser-test';

/** The size of all reference tables' rows together, in kilobytes of brotli. */
const rowsBudget = 40;

/** Rows of a table that may be in the document at once: those in view, and a few beyond. */
const drawnAtMost = 30;

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Bootstrap classes' }).locator('[data-row]');

/** Opens the page and brings the classes into view. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole('heading', { name: 'Bootstrap classes' }).scrollIntoViewIfNeeded();
  await expect(rowsOf(page).first()).toBeVisible();
}

test('the rows are fetched when the reader comes near, within the budget; Tailwind is not', async ({ site, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/Bootstrap`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\/reference\/|worker/.test(url))).toEqual([]);

  for (const name of ['Bootstrap classes', 'Custom properties', 'Tailwind utilities', 'Variants']) {
    await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  await expect.poll(() => asked.filter((url) => /\/reference\/\w+\.json/.test(url)).length).toBe(4);
  const sizes = asked
    .filter((url) => url.endsWith('.json') && url.includes('/reference/'))
    .map(async (url) => {
      return brotliCompressSync(await (await page.request.get(url)).body()).length;
    });
  const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
  expect(sum / 1000).toBeLessThan(rowsBudget);
  expect(asked.filter((url) => /worker/.test(url))).toEqual([]);
});

test('without scripts the page has its breakpoints and the families, and tells where the rows are', async ({
  site,
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${site.url}/Bootstrap`);
  for (const row of [
    'sm 640 px 40rem',
    'md 768 px 48rem',
    'lg 1024 px 64rem',
    'xl 1280 px 80rem',
    '2xl 1536 px 96rem',
  ]) {
    await expect(page.getByRole('row', { name: row, exact: true })).toHaveCount(1);
  }
  await expect(page.locator('details', { hasText: 'The 31 families' }).locator('tbody tr')).toHaveCount(31);
  const sentences = (text: string) => page.getByRole('paragraph').filter({ hasText: text, visible: true });
  await expect(sentences('Loading the rows…')).toHaveCount(0);
  await expect(sentences('The rows of this table are loaded by a script')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'the documentation of Bootstrap' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/getbootstrap\.com\//,
  );
  await page.close();
});

test('a filter draws only the rows in view, each once', async ({ site, page }) => {
  await open(page, `${site.url}/Bootstrap`);
  await page.evaluate((limit) => {
    new MutationObserver(() => {
      const rows = [...document.querySelectorAll('[aria-label="Bootstrap classes"] [data-row]')];
      const ids = new Set(rows.map(({ id }) => id));
      if (rows.length > limit || ids.size < rows.length)
        throw new Error(`${rows.length} rows drawn, ${ids.size} different`);
    }).observe(document.body, { childList: true, subtree: true });
  }, drawnAtMost);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const filter = page.getByRole('searchbox').first();
  await filter.pressSequentially('margin top');
  await expect(page.getByRole('status').first()).not.toHaveText('827 of 827 rows');
  for (let count = 0; count < 10; count += 1) await filter.press('Backspace');
  await expect(page.getByRole('status').first()).toHaveText('827 of 827 rows');
  expect(errors).toEqual([]);
});

test('an address opens its row, with real Bootstrap in it that leaves the site alone', async ({
  site,
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/Bootstrap#bs-btn-primary`);
  const preview = page.getByRole('group', { name: 'Preview of btn-primary' }).getByRole('button');
  await expect(preview).toHaveCSS('background-color', 'rgb(13, 110, 253)');
  await expect(preview).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Copy btn-primary' })).not.toHaveCSS('border-radius', '6px');
  expect(complaints).toEqual([]);
});

test('an address opens its row at 320 px too, where rows are higher, and without motion', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/Bootstrap#bs-card`);
  await expect(page.getByRole('button', { name: 'card', exact: true })).toBeInViewport();
});

test('Tailwind answers beside the page, under its policy', async ({ site, page, complaints }) => {
  await page.goto(`${site.url}/Bootstrap`);
  await waitForHydration(page);
  const box = page.getByRole('textbox', { name: 'Class' });
  await box.fill('md:hover:bg-sky-500/50');
  await expect(page.getByText('background-color: color-mix(in oklab, var(--color-sky-500) 50%')).toBeVisible();
  await box.fill('nobody-made-this');
  await expect(page.getByText('Tailwind does not know nobody-made-this.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the table works at 320 px and is printed whole', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${site.url}/Bootstrap?family=spacing`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: 'row-gap-5' })).toBeVisible();
});

test('a row is taken into review, and asked there by its CSS', async ({ site, page, complaints }) => {
  await page.goto(`${site.url}/Bootstrap#bs-mx-auto`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add to review' }).click();
  await expect(page.getByText('It is in your review.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to review' }).click();
  await expect(page.getByText('It was in your review already.')).toBeVisible();
  await page.goto(`${site.url}/Review`);
  await expect(page.getByRole('status').getByText('1 due')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What CSS is behind mx-auto? (Bootstrap classes)' })).toBeVisible();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('margin-right: auto');
  await expect(page.getByRole('link', { name: 'Open the table' })).toHaveAttribute('href', '/Bootstrap#bs-mx-auto');
  await page.getByRole('button', { name: /^Good/ }).click();
  await expect(page.getByRole('status').getByText('0 due')).toBeVisible();
  expect(complaints).toEqual([]);
});

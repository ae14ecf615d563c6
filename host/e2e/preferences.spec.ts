import { checkWideAndNarrow, expect, openPage, type Page, test } from '@site/tools/browser-test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Preferences' });
const attributes = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preferences' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test('choices take effect at once, in another tab too, and hold through a reload', async ({
  site,
  page,
  context,
  complaints,
}) => {
  await openPage(page, `${site.url}/UseReduce`);
  const other = await context.newPage();
  await openPage(other, `${site.url}/UseReduce`);
  await openPreferences(page);
  const choose = (label: string, option: string) =>
    dialog(page).getByLabel(label, { exact: true }).selectOption(option);
  await choose('Theme', 'Dark');
  await choose('Text size', 'Large');
  await choose('Reading width', 'Wide');
  await choose('Motion', 'Reduced');
  await dialog(page).getByLabel('Shortcuts', { exact: true }).uncheck();
  await choose('Editor', 'Plain text area');
  const chosen = { theme: 'dark', textSize: 'large', readingWidth: 'wide', motion: 'reduced' };
  expect(await attributes(page)).toMatchObject(chosen);
  await expect.poll(() => attributes(other)).toMatchObject(chosen);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('18px');
  await page.reload();
  expect(await attributes(page)).toMatchObject(chosen);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ 'question-shortcuts': 'off', 'site:text-size': 'large' });
  expect(JSON.parse(stored['site:editor'] ?? '')).toMatchObject({ kind: 'plain', wrapsLines: true });
  expect(complaints).toEqual([]);
});

test('they are there at the first paint, before the site’s own code', async ({ site, page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('site:text-size', 'largest');
    localStorage.setItem('site:reading-width', 'narrow');
    localStorage.setItem('site:motion', '"><script>');
    localStorage.setItem('site:editor', '{"kind":"codemirror","fontSize":20}');
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${site.url}/UseReduce`);
  const { textSize, readingWidth, motion, codeSize } = await attributes(page);
  expect({ textSize, readingWidth, motion, codeSize }).toEqual({
    ...{ textSize: 'largest', readingWidth: 'narrow', motion: undefined, codeSize: '20' },
  });
  await expect(page.getByRole('main').locator('pre').first()).toHaveCSS('font-size', '23.4px');
});

test('a choice applies to the page when the browser saves nothing, and the reader is told', async ({ site, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openPage(page, site.url);
  await openPreferences(page);
  await dialog(page).getByLabel('Text size').selectOption('Largest');
  await expect.poll(() => attributes(page)).toMatchObject({ textSize: 'largest' });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/did not save your text size/)).toBeVisible();
});

test('the dialog is accessible, and in the menu of a phone', async ({ site, page }) => {
  await openPage(page, `${site.url}/UseReduce`);
  await openPreferences(page);
  await checkWideAndNarrow(page, ['dialog[open]']);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.setViewportSize({ width: 375, height: 700 });
  await expect(page.getByRole('button', { name: 'Preferences' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await openPreferences(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('every part of it is loaded on demand', async ({ site, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, site.url);
  expect(scripts.filter((url) => url.includes('PreferencesDialog'))).toEqual([]);
  await openPreferences(page);
  expect(scripts.filter((url) => url.includes('PreferencesDialog'))).not.toEqual([]);
});

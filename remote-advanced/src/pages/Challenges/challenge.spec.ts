import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkWideAndNarrow,
  expect,
  field,
  openPage,
  type Page,
  results,
  summary,
  test,
  workspace,
} from '@site/tools/browser-test';

const folder = join(import.meta.dirname, 'challenges/UC-002-tabs');
const source = (name: string) => readFileSync(join(folder, name), 'utf8');
const address = '/Challenges/tabs';

const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click();
const critique = (page: Page) => page.getByRole('region', { name: 'What a reviewer would say' });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');
const target = (page: Page) => page.frameLocator('iframe[title="Target"]');

/** Opens the challenge, and goes into its workspace. */
async function begin(page: Page, url: string): Promise<void> {
  await openPage(page, url + address);
  await field(page).focus();
  await expect(workspace(page)).toBeVisible();
}

test('nothing of a challenge is loaded before the reader begins', async ({ site, page, complaints }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(site.url + address, { waitUntil: 'networkidle' });
  await expect(field(page)).toBeVisible();
  expect(requests.filter((path) => /workspace|editor|attempts|runner/i.test(path))).toEqual([]);
  await field(page).focus();
  await expect(workspace(page)).toBeVisible();
  expect(requests.filter((path) => /runner-\w+\.component\.js$/.test(path))).toHaveLength(1);
  expect(requests.filter((path) => /runner-\w+\.checks\.js$/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the field to begin in leaves the button that copies the start free', async ({ site, page }) => {
  await openPage(page, site.url + address);
  await page.getByRole('button', { name: 'Copy start.tsx' }).click();
  await expect(page.getByRole('button', { name: 'Copy start.tsx' })).toHaveText(/Copied|Press Ctrl/);
});

for (const { variant, solution } of [
  { variant: 'React', solution: 'solution.tsx' },
  { variant: 'Plain DOM', solution: 'solution.dom.ts' },
]) {
  test(`in ${variant}, the start fails and the solution passes and is shown`, async ({ site, page, complaints }) => {
    // Filling CodeMirror makes Chromium write styles into it, which the page's policy blocks.
    await openPage(page, site.url);
    await page.evaluate(() => localStorage.setItem('site:editor', '{"kind":"plain"}'));
    await begin(page, site.url);
    await page.getByRole('tab', { name: variant }).click();
    await run(page);
    await expect(summary(page)).toHaveText(/^[0-3] of \d+ tests pass$/);
    await expect(
      results(page)
        .filter({ hasText: /^Failed/ })
        .first(),
    ).toContainText('Unable to find');
    await field(page).fill(source(solution));
    await expect(preview(page).getByRole('tab', { name: 'Returns' })).toBeVisible();
    await preview(page).getByRole('tab', { name: 'Returns' }).click();
    await expect(preview(page).getByRole('tabpanel')).toHaveText('Send it back within 30 days.');
    await expect(critique(page)).toContainText('I cannot use it yet');
    await run(page);
    await expect(summary(page)).toHaveText(/^(\d+) of \1 tests pass$/);
    await expect(critique(page)).toContainText('I would approve this.');
    for (const text of await results(page).allTextContents()) expect(text).toMatch(/^Passed/);
    await expect(page.getByText('Solved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: variant })).toHaveAttribute('aria-selected', 'true');
    expect(complaints).toEqual([]);
  });
}

test('a mistake fails the check that is about it, the reviewer says what it means, and the focus is in the editor again', async ({
  site,
  page,
}) => {
  await begin(page, site.url);
  await field(page).fill(source('solution.tsx').replace('tabIndex={index === selected ? 0 : -1}', ''));
  await field(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(summary(page)).toBeVisible();
  await expect(results(page).filter({ hasText: /^Failed/ })).toHaveText([
    /^Failed is one Tab stop, on the selected tab/,
  ]);
  await expect(field(page)).toBeFocused();
  await page.getByText('The HTML at that moment').click();
  await expect(results(page).filter({ hasText: /^Failed/ })).toContainText(/<!-- Focus: <button .*>(.|\n)*<body>/);
  await expect(critique(page)).toContainText('It works with a mouse. A keyboard user is stuck');
  await expect(critique(page).getByRole('listitem')).toHaveText([/^Keyboard: the check “is one Tab stop/]);
  await page.getByRole('button', { name: 'Only this test' }).click();
  await expect(summary(page)).toHaveText('0 of 1 tests pass');
  await expect(critique(page)).toBeHidden();
});

test('the files are in tabs that the arrow keys reach; the preview is as wide as a phone or a desktop, with the target beside it', async ({
  site,
  page,
}) => {
  await begin(page, site.url);
  await page.getByRole('tab', { name: 'solution.tsx' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'styles.css' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'styles.css' })).toContainText('.row {');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'checks.ts' })).toContainText('generalChecks');
  const width = () =>
    preview(page)
      .locator('html')
      .evaluate(() => innerWidth);
  expect(await width()).toBe(375);
  await page.getByRole('radio', { name: 'Desktop' }).check();
  expect(await width()).toBe(1024);
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect(preview(page).getByText('To do')).toBeVisible();
  await expect(target(page).getByRole('tab', { name: 'Returns' })).toBeVisible();
  const place = async (title: string) =>
    (await page.getByTitle(title, { exact: true }).boundingBox()) ?? { x: 0, y: 0 };
  const [mine, wanted] = [await place('Preview'), await place('Target')];
  expect(wanted.y).toBe(mine.y);
  expect(wanted.x).toBeGreaterThan(mine.x);
  await page.getByRole('radio', { name: 'Target' }).check();
  await expect(page.getByTitle('Preview', { exact: true })).toBeHidden();
  await page.getByRole('radio', { name: 'Mine' }).check();
  await expect(preview(page).getByText('To do')).toBeVisible();
  await expect(page.getByTitle('Target', { exact: true })).toBeHidden();
});

test('code is formatted, and a link opens it in the variant that it was written in', async ({
  site,
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, site.url);
  await page.evaluate(() => localStorage.setItem('site:editor', '{"kind":"plain"}'));
  await begin(page, site.url);
  await page.getByRole('tab', { name: 'Plain DOM' }).click();
  await field(page).fill('const  shared=1');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(field(page)).toHaveValue('const shared = 1;\n');
  await page.getByText('Attempts and sharing').click();
  await page.getByRole('button', { name: 'Share my code' }).click();
  await expect(page.getByText('The link with your code was copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await field(page).fill('// mine\n');
  await page.getByRole('tab', { name: 'React' }).click();
  await page.evaluate((address) => location.assign(address), link);
  const offer = page.getByRole('region', { name: 'Code from the link' });
  await expect(offer.getByRole('figure').first()).toContainText('const shared = 1;');
  await offer.getByRole('button', { name: 'Use it in a new attempt' }).click();
  await expect(page.getByRole('tab', { name: 'Plain DOM' })).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveValue('const shared = 1;\n');
  expect(complaints).toEqual([]);
});

test('the workspace is accessible with results, and fits a screen 320 px wide', async ({ site, page }) => {
  await begin(page, site.url);
  await expect(preview(page).getByText('To do')).toBeVisible();
  await run(page);
  await expect(critique(page)).toBeVisible();
  // What the reader builds is no whole page, and the checks look at it.
  await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()));
  await checkWideAndNarrow(page, ['[data-workspace]']);
  await page.setViewportSize({ width: 320, height: 568 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'how far the page can be scrolled sideways, in px').toBeLessThanOrEqual(0);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkWideAndNarrow,
  expect,
  openPage,
  type Page,
  respond,
  storedAttempts,
  test,
} from '@site/tools/browser-test';

const folder = join(import.meta.dirname, 'exercises/EX-054-debounce');
const solution = readFileSync(join(folder, 'solution.ts'), 'utf8');
const address = '/ProblemSolving/debounce';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your code' });
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });
const results = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('listitem');
const summary = (page: Page) => page.getByText(/^\d+ of \d+ tests pass/);
/** The workspace, once it has taken the place of the start. */
const workspace = (page: Page) => page.locator('[data-workspace]');
/** Opens the disclosure with the attempts. */
const openAttempts = (page: Page) => page.getByText('Attempts and sharing').click();

/** The code in the field, which is a text area, or an editor that has elements only for the lines near the window. */
const codeIn = (page: Page) =>
  field(page).evaluate((element) =>
    element instanceof HTMLTextAreaElement
      ? element.value
      : Array.from(element.children, ({ textContent }) => textContent).join('\n'),
  );

test('loads nothing of the workspace before the reader begins', async ({ site, page, complaints }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(site.url + address, { waitUntil: 'networkidle' });
  await expect(field(page)).toBeVisible();
  expect(requests.filter((path) => /workspace|editor|attempts|runner/i.test(path))).toEqual([]);
  await field(page).focus();
  await expect(workspace(page)).toBeVisible();
  expect(requests.some((path) => /\/content\/workspaces\/EX-054\.json$/.test(path))).toBe(true);
  await expect(field(page)).toBeFocused();
  expect(complaints).toEqual([]);
});

test('nothing moves when the workspace takes the place of the start', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, site.url + address);
  const examples = page.getByRole('heading', { name: 'Examples' });
  const top = () => examples.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const before = await top();
  await field(page).focus();
  await expect(workspace(page)).toBeVisible();
  expect(await top()).toBe(before);
});

test('a solution passes all tests, and is there again after a reload', async ({ site, page, complaints }) => {
  await openPage(page, site.url + address);
  await field(page).fill(solution);
  await run(page).click();
  await expect(summary(page)).toHaveText(/^(\d+) of \1 tests pass$/);
  expect(await results(page).count()).toBeGreaterThanOrEqual(8);
  for (const text of await results(page).allTextContents()) expect(text).toMatch(/^Passed/);
  await page.reload();
  await expect(workspace(page)).toBeVisible();
  expect(await savedCodes(page)).toEqual([solution]);
  expect(solution).toContain(await codeIn(page));
  expect(complaints).toEqual([]);
});

test('a wrong solution fails with Ctrl and Enter: what was expected and received, where, and one test alone', async ({
  site,
  page,
}) => {
  await openPage(page, site.url + address);
  await field(page).fill(solution.replace('timer = setTimeout(flush, wait);', ''));
  await expect(workspace(page)).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(summary(page)).toBeVisible();
  const failed = results(page).filter({ hasText: /^Failed/ });
  expect(await failed.count()).toBeGreaterThan(0);
  const first = failed.filter({ hasText: 'Expected' }).first();
  await expect(first).toContainText('Received');
  await expect(first).toContainText(/tests\.ts, line \d+/);
  await first.getByRole('button', { name: 'Only this test' }).click();
  await expect(summary(page)).toHaveText('0 of 1 tests pass');
  await expect(results(page)).toHaveCount(1);
});

test('Stop ends an endless loop; the page answers meanwhile, and the next run works', async ({ site, page }) => {
  await openPage(page, site.url + address);
  await field(page).fill('export function debounce() {\n  while (true) {}\n}\n');
  await run(page).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped the code.')).toBeVisible();
  await field(page).fill(solution);
  await run(page).click();
  await expect(summary(page)).toHaveText(/^(\d+) of \1 tests pass$/);
});

test('what the code prints is in the console; an error of the module is named with its line', async ({
  site,
  page,
}) => {
  await openPage(page, site.url + address);
  await field(page).fill(`console.log('before', { a: 1 });\n${solution}`);
  await run(page).click();
  await expect(page.getByRole('region', { name: 'Console' })).toContainText('before { a: 1 }');
  await field(page).fill('export const a = 1;\nthrow new Error("Not ready");\n');
  await run(page).click();
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('Not ready');
  await page.getByRole('button', { name: 'Line 2 of your code' }).first().click();
  await expect(field(page)).toBeFocused();
});

test('the keyboard alone is enough, and Tab leaves the editor', async ({ site, page }) => {
  await openPage(page, site.url + address);
  await field(page).focus();
  await expect(workspace(page)).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(solution);
  await page.keyboard.press('Control+Enter');
  await expect(summary(page)).toHaveText(/^(\d+) of \1 tests pass$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await codeIn(page)).not.toContain('clearTimeout');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await codeIn(page)).toContain('clearTimeout');

  await page.getByText('Editor settings', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^Tab indents code/ }).check();
  await field(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  expect(await codeIn(page)).toMatch(/^ {2}\S/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();

  await page.getByRole('checkbox', { name: 'Vim keys' }).check();
  await expect(workspace(page).getByText('--NORMAL--')).toBeVisible();
  await field(page).focus();
  await page.keyboard.type('ggdGi// By Vim');
  await page.keyboard.press('Escape');
  expect(await codeIn(page)).toBe('// By Vim');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('solution.ts exports no "debounce". It exports nothing.')).toBeVisible();
});

test('hints open one by one beside the code, then the solution and the difference to it', async ({ site, page }) => {
  await openPage(page, site.url + address);
  await field(page).focus();
  await expect(workspace(page)).toBeVisible();
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await hint.click();
  await expect(page.getByText('Every call stops the timer')).toBeInViewport();
  await expect(page.getByText('Keep the waiting run as a function')).toBeHidden();
  await hint.click();
  await expect(page.getByText('Keep the waiting run as a function')).toBeInViewport();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByRole('group', { name: 'Code, solution.ts' })).toBeVisible();
  await page.getByText('Compare with the solution').click();
  const difference = page.getByRole('group', { name: 'Difference' });
  await expect(difference.locator('ins').filter({ hasText: 'clearTimeout(timer);' }).first()).toBeVisible();
  await expect(difference.locator('del').first()).toContainText('Not implemented');
});

test('two tabs do not overwrite one another', async ({ site, page, context }) => {
  await openPage(page, site.url + address);
  await field(page).fill('// both\n');
  await expect(workspace(page)).toBeVisible();
  await expect.poll(() => savedCodes(page)).toEqual(['// both\n']);
  const other = await context.newPage();
  await openPage(other, site.url + address);
  await expect(workspace(other)).toBeVisible();
  await field(page).fill('// one\n');
  await expect.poll(() => savedCodes(page)).toEqual(['// one\n']);
  await field(other).fill('// other\n');
  await expect(other.getByText('This attempt was changed in another tab.')).toBeVisible();
  await expect.poll(() => savedCodes(page)).toEqual(['// one\n', '// other\n']);
  await openAttempts(page);
  await page.getByRole('button', { name: 'Fresh attempt' }).click();
  expect(await codeIn(page)).toContain('At which edges');
  await expect.poll(async () => (await savedCodes(page)).length).toBe(3);
});

test('an open workspace does not keep the database from another tab that needs it, and saves again afterwards', async ({
  site,
  page,
  context,
}) => {
  await openPage(page, site.url + address);
  await field(page).focus();
  await expect(workspace(page)).toBeVisible();
  const other = await context.newPage();
  await openPage(other, site.url);
  const isBlocked = await other.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const deletion = indexedDB.deleteDatabase('site');
        deletion.onblocked = () => resolve(true);
        deletion.onsuccess = () => resolve(false);
      }),
  );
  expect(isBlocked).toBe(false);
  await field(page).fill('// saved again\n');
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toEqual(['site']);
  await expect.poll(() => savedCodes(page)).toEqual(['// saved again\n']);
});

test('a link with code offers it, and leaves what the reader has written', async ({ site, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, site.url + address);
  await field(page).fill('// shared\n');
  await expect(workspace(page)).toBeVisible();
  await openAttempts(page);
  await page.getByRole('button', { name: 'Share my code' }).click();
  await expect(page.getByText('The link with your code was copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await field(page).fill('// mine\n');
  await expect.poll(() => savedCodes(page)).toEqual(['// mine\n']);
  const other = await context.newPage();
  await openPage(other, link);
  const offer = other.getByRole('region', { name: 'Code from the link' });
  await expect(offer).toContainText('// shared');
  expect(await codeIn(other)).toContain('// mine');
  await offer.getByRole('button', { name: 'Use it in a new attempt' }).click();
  expect(await codeIn(other)).toContain('// shared');
  await expect.poll(() => savedCodes(other)).toEqual(['// mine\n', '// shared\n']);
});

test('the code can be downloaded', async ({ site, page }) => {
  await openPage(page, site.url + address);
  await field(page).fill('// mine\n');
  await expect(workspace(page)).toBeVisible();
  await openAttempts(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('solution.ts');
  expect(readFileSync(await download.path(), 'utf8')).toBe('// mine\n');
});

test('a plain text area takes the place of the editor when the reader prefers it, or the editor does not arrive', async ({
  site,
  page,
}) => {
  await openPage(page, site.url + address);
  await field(page).focus();
  await page.getByText('Editor settings').click();
  await page.getByLabel('Editor', { exact: true }).selectOption('Plain text area');
  await expect(page.locator('textarea[aria-label="Your code"]')).toBeVisible();
  await field(page).fill(solution);
  await page.keyboard.press('Control+Enter');
  await expect(summary(page)).toHaveText(/^(\d+) of \1 tests pass$/);
  await expect.poll(() => savedCodes(page)).toEqual([solution]);
  await page.evaluate(() => localStorage.clear());
  await respond(page, /\/CodeEditor-[^/]*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(workspace(page).locator('textarea')).toHaveValue(solution);
});

test('a browser that keeps nothing is told of, and typing goes on', async ({ site, page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await openPage(page, site.url + address);
  await field(page).fill(solution);
  await run(page).click();
  await expect(page.getByText(/^Your code is not saved/)).toBeVisible();
  await expect(summary(page)).toHaveText(/^(\d+) of \1 tests pass$/);
});

test('on a phone, run and result stay in view while the reader writes', async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await openPage(page, site.url + address);
  await field(page).click();
  await expect(workspace(page)).toBeVisible();
  // As much as the keyboard on the screen leaves.
  await page.setViewportSize({ width: 375, height: 400 });
  await field(page).fill(solution);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('// the end');
  await expect(run(page)).toBeInViewport();
  await run(page).click();
  await expect(summary(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Results' }).click();
  await expect(results(page).first()).toBeInViewport();
  await page.getByRole('button', { name: 'Task' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('is accessible, before it is started and with results', async ({ site, page }) => {
  await openPage(page, site.url + address);
  await checkWideAndNarrow(page);
  await run(page).click();
  await expect(summary(page)).toBeVisible();
  for (const part of ['Compare with the solution', 'Attempts and sharing', 'Editor settings'])
    await page.getByText(part).click();
  await checkWideAndNarrow(page);
});

/** The code of all stored attempts, in the order of their beginning. */
async function savedCodes(page: Page): Promise<unknown[]> {
  return (await storedAttempts(page)).map(({ files }) => files['solution.ts']);
}

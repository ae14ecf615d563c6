import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkWideAndNarrow,
  codeIn,
  expect,
  field,
  openPage,
  respond,
  results,
  run,
  savedCodes,
  summary,
  test,
  workspace,
} from '@site/tools/browser-test';

const folder = join(import.meta.dirname, 'exercises/EX-054-debounce');
const solution = readFileSync(join(folder, 'solution.ts'), 'utf8');
const address = '/ProblemSolving/debounce';

test('loads nothing of the workspace before the reader begins', async ({ site, page, complaints }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, site.url + address);
  await page.waitForLoadState('networkidle');
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

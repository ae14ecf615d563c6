import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  codeIn,
  expect,
  field,
  openAttempts,
  openPage,
  run,
  savedCodes,
  summary,
  test,
  workspace,
} from '@site/tools/browser-test';

const folder = join(import.meta.dirname, 'exercises/EX-054-debounce');
const solution = readFileSync(join(folder, 'solution.ts'), 'utf8');
const address = '/ProblemSolving/debounce';

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

test('what was typed in the moment before the page is left is there on the next visit', async ({ site, page }) => {
  await openPage(page, site.url + address);
  await field(page).focus();
  await expect(workspace(page)).toBeVisible();
  await page.keyboard.type('// last words ');
  await page.goto(site.url);
  await openPage(page, site.url + address);
  await expect(field(page)).toContainText('// last words ');
  expect(await savedCodes(page)).toEqual([expect.stringContaining('// last words ')]);
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
  // It may be blocked for as long as a transaction of the workspace takes.
  await other.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase('site');
        deletion.onsuccess = resolve;
        deletion.onerror = () => reject(deletion.error);
      }),
  );
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

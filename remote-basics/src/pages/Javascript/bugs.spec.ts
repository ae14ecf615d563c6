import {
  checkWideAndNarrow,
  expect,
  field,
  openPage,
  type Page,
  respond,
  results,
  run,
  storedAttempts,
  test,
} from '@site/tools/browser-test';

const address = '/javascript/sorting-numbers';
const repaired = 'export const sortPrices = (prices: number[]) => prices.toSorted((a, b) => a - b);';

const repair = (page: Page) => page.getByRole('button', { name: 'Repair it here' });

test('a bug is repaired against its failing test, and is known from then on', async ({ site, page, complaints }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, site.url + address);
  await expect(repair(page)).toBeVisible();
  expect(requests.filter((path) => /workspace|editor|Samples|runner/i.test(path))).toEqual([]);
  await repair(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('0 of 2 tests pass')).toBeVisible();
  await expect(results(page).first()).toContainText(/^Failed sorts by size.*Expected/);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  // Before Playwright fills the editor: Chromium then tries to style what it inserts.
  expect(complaints).toEqual([]);
  await field(page).fill(repaired);
  await run(page).click();
  await expect(page.getByText('2 of 2 tests pass')).toBeVisible();
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByRole('heading', { name: 'Cause' })).toBeInViewport();
  await page.getByText('Compare with the solution').click();
  await expect(page.getByRole('group', { name: 'Difference' }).locator('del').first()).toBeVisible();
});

test('the repair is there again after a reload', async ({ site, page }) => {
  await openPage(page, site.url + address);
  await repair(page).click();
  await field(page).fill(repaired);
  await expect.poll(() => savedCodes(page)).toEqual([repaired]);
  await page.reload();
  await repair(page).click();
  await expect(field(page)).toContainText('toSorted');
});

test('what did not arrive is said, and can be asked for again', async ({ site, page }) => {
  await openPage(page, site.url + address);
  const answerAgain = await respond(page, /\/content\/workspaces\/SB-026\.json$/, (route) => route.abort());
  await repair(page).click();
  await expect(page.getByText('The editor did not arrive.')).toBeVisible();
  answerAgain();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toBeVisible();
});

test('a list leads to the page where it is repaired', async ({ site, page }) => {
  await openPage(page, `${site.url}/javascript#SB-026`);
  await page.locator('#SB-026').getByRole('link', { name: 'Repair it' }).click();
  await expect(repair(page)).toBeVisible();
});

test('is accessible, before it is started and with results', async ({ site, page }) => {
  await openPage(page, site.url + address);
  await checkWideAndNarrow(page);
  await repair(page).click();
  await run(page).click();
  await expect(page.getByText('0 of 2 tests pass')).toBeVisible();
  await checkWideAndNarrow(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** The code of all stored attempts. */
async function savedCodes(page: Page): Promise<unknown[]> {
  return (await storedAttempts(page)).map(({ files }) => files['subject.ts']);
}

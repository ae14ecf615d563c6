import { expect, test, violations, waitForHydration } from '@site/tools/browser-test';
import { publish } from '@site/tools/release/publish';
import { rollback } from '@site/tools/release/rollback';
import { stageChanged } from './changed-release.ts';

test('a release is listed with what it changed, a rollback as such, and what is live is marked', async ({
  smallSite,
  page,
  complaints,
}) => {
  const { store } = smallSite;
  const change = { address: '/UseReduce', sentence: 'This sentence was released a moment ago.' };
  const candidate = await stageChanged(store, 'hooks', change);
  await publish(store, 'release', [candidate]);
  await page.goto(smallSite.url);
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Releases' }).click();
  await expect(page).toHaveURL(/\/releases$/);

  const table = page.getByRole('table');
  const rows = table.getByRole('row');
  for (const name of ['Section', 'Version', 'Commit', 'Owner', 'Time', 'Size', 'Gate'])
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  const [newest, older] = [rows.nth(1), rows.nth(2)];
  for (const text of ['React Hooks', 'Live', candidate.version, '@site/hooks', 'MB', 'Not checked'])
    await expect(newest).toContainText(text);
  await newest.getByText('1 changed').click();
  await expect(newest.getByRole('listitem')).toHaveText('useReducer changed');
  await newest.getByRole('link', { name: 'useReducer' }).click();
  await expect(page.getByText(change.sentence)).toBeVisible();

  await rollback(store, 'hooks');
  await page.goto(`${smallSite.url}/Releases/`);
  await expect(newest).toContainText('Rollback');
  await expect(newest).toContainText('Live');
  await expect(older).toContainText(candidate.version);
  await expect(older).not.toContainText('Live');
  await expect(page.getByRole('region', { name: 'Who owns what' })).toContainText('@site/hooks');
  expect(complaints).toEqual([]);
});

test('is accessible, and fits a small screen', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${site.url}/releases`);
  await expect(page.getByRole('table')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('says without scripts where the data is', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/releases`);
  // Playwright's matchers skip the text of this element.
  const hint = await page.locator('noscript').textContent();
  expect(hint).toBe('This list needs scripts. The same data is in /releases.json.');
  await context.close();
});

import { checkOtherColors, checkWideAndNarrow, expect, openPage, test, violations } from '@site/tools/browser-test';

const cases = [
  ...['autocomplete', 'news-feed', 'chat', 'collaborative-editor', 'product-and-checkout', 'live-dashboard'],
  ...['image-carousel', 'video-player', 'design-system', 'internationalization', 'offline-first-notes'],
  'micro-frontends',
];
const parts = ['Requirements', 'Architecture', 'Data model', 'API', 'Performance', 'Accessibility', 'Trade-offs'];

test('the page begins with its twelve case studies, and one opens in its place', async ({ site, page, complaints }) => {
  await openPage(page, `${site.url}/SystemDesign`);
  await expect(page.getByRole('navigation', { name: 'What this page offers' })).toHaveText('Case studies 12');
  const count = page.getByRole('status').getByText(/entries$/);
  await expect(count).toHaveText('12 entries');
  await page.getByLabel('Search', { exact: true }).fill('tombstone');
  await expect(count).toHaveText('1 of 12 entries');
  await page.getByLabel('Search', { exact: true }).fill('');
  const entry = page.locator('#SD-003');
  await entry.getByRole('link', { name: 'Design a chat application' }).click();
  await expect(entry.getByText('Requirements', { exact: true })).toBeVisible();
  const diagram = entry.getByRole('img', { name: /^Chat: tabs, shared worker/ });
  await expect(diagram).toBeHidden();
  await entry.getByText('Show the design', { exact: true }).click();
  await expect(diagram).toBeVisible();
  expect(await violations(page, { within: ['#SD-003'] })).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a diagram follows the theme, and is accessible in each', async ({ site, page }) => {
  await openPage(page, `${site.url}/SystemDesign/autocomplete`);
  const label = page.getByRole('img', { name: /^Autocomplete/ }).getByText('Controller', { exact: true });
  const color = () => label.evaluate((text) => getComputedStyle(text).fill);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await color();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await color()).not.toBe(light);
  await checkWideAndNarrow(page);
  await checkOtherColors(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every case shows its parts and its diagram, and fits a small screen', async ({ site, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of cases) {
      await page.goto(`${site.url}/SystemDesign/${name}`);
      for (const part of parts)
        await expect(page.getByRole('heading', { level: 2, name: part, exact: true }), name).toBeVisible();
      const diagram = page.getByRole('figure', { name: 'Diagram' }).getByRole('img', { name: /\w+: \w+/ });
      await expect(diagram, name).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
    }
  });

  test('a case is read whole, by the address that people type', async ({ site, page }) => {
    await page.goto(`${site.url}/system-design`);
    await expect(page).toHaveURL(/\/SystemDesign$/);
    await page.getByRole('link', { name: 'Design a site of micro-frontends' }).click();
    await expect(page.getByRole('img', { name: /^Micro-frontends: sections, registry, host/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Follow-ups' })).toBeVisible();
  });
});

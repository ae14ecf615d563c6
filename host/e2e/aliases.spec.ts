import { join } from 'node:path';
import { expect, test, waitForHydration } from '@site/tools/browser-test';

test('an alias in any letter case leads to its page, and the address becomes that of the page', async ({
  site,
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/USESTATE/?from=here#questions`);
  await expect(page).toHaveURL(`${site.url}/UseStateHook?from=here#questions`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('useState');
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an alias leads to its page', async ({ site, page }) => {
    await page.goto(`${site.url}/js`);
    await expect(page).toHaveURL(`${site.url}/javascript`);
  });

  test('the page that a static host serves for an alias leads there, too', async ({ site, page, complaints }) => {
    const path = join(site.store.live, 'usestate/index.html');
    await page.route('**/usestate', (route) => route.fulfill({ path }));
    await page.goto(`${site.url}/usestate`);
    await expect(page).toHaveURL(`${site.url}/UseStateHook`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('useState');
    expect(complaints).toEqual([]);
  });
});

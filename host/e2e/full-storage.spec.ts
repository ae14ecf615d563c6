import { expect, field, openPage, type Page, test } from '@site/tools/browser-test';

// A browser gives a site so much room and no more. Chromium can be told how much.

/**
 * Limits what the browser keeps for the site.
 * @param origin of the site
 * @returns a function that takes the limit back
 */
async function limitStorage(page: Page, origin: string, bytes: number): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
  return () => devtools.send('Storage.overrideQuotaForOrigin', { origin });
}

const notSaved = (page: Page) => page.getByText(/^Your code is not saved/);

test('code that the browser has no room for stays in the field, the reader is told, and it is saved once there is room', async ({
  site,
  page,
}) => {
  await openPage(page, `${site.url}/ProblemSolving/debounce`);
  const giveRoom = await limitStorage(page, site.url, 1);
  await field(page).focus();
  await expect(page.locator('[data-workspace]')).toBeVisible();
  await page.keyboard.type('// first ');
  await expect(notSaved(page)).toBeVisible();
  await page.keyboard.type('second ');
  await expect(field(page)).toContainText('// first second ');

  await giveRoom();
  await page.keyboard.type('third ');
  await expect(notSaved(page)).toBeHidden();
  await openPage(page, `${site.url}/ProblemSolving/debounce`);
  await expect(field(page)).toContainText('// first second third ');
});

test('a mark that the browser has no room for is told', async ({ site, page }) => {
  await openPage(page, `${site.url}/javascript/typeof-null`);
  await limitStorage(page, site.url, 1);
  await page.getByRole('button', { name: 'Known', exact: true }).click();
  await expect(page.getByText(/did not save/)).toBeVisible();
});

test('pages that the browser has no room for are not kept, the reader is told, and can ask again', async ({
  site,
  page,
}) => {
  await openPage(page, `${site.url}/YourData`);
  const giveRoom = await limitStorage(page, site.url, 300_000);
  const keep = page.getByRole('button', { name: 'Keep what I visit for offline use' });
  await keep.click();
  await expect(page.getByText('There is no room left on this device for more.')).toBeVisible();
  await giveRoom();
  await keep.click();
  await expect(page.getByText('The pages that you visit from now on are kept.')).toBeVisible();
});

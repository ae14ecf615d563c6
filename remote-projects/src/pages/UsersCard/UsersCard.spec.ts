import { expect, openPage, test } from '@site/tools/browser-test';

test('the profile cards show their picture; one says ONLINE of somebody who is not', async ({ site, page }) => {
  await openPage(page, `${site.url}/UsersCard`);
  const pictures = page.locator('article[aria-label="Noor de Wit"] img');
  await expect(pictures).toHaveCount(2);
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((one) => Reflect.get(one, 'naturalWidth') > 0)))
    .toEqual([true, true]);
  await expect(page.getByRole('region', { name: 'As found: ProfileCard' }).getByText('ONLINE')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Corrected: ProfileCard' }).getByText('OFFLINE')).toBeVisible();
});

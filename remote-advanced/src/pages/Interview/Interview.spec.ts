import { expect, openPage, test, waitForHydration } from '@site/tools/browser-test';

test('a mock interview asks the questions of the page, also after a change of page', async ({
  site,
  page,
  complaints,
}) => {
  await openPage(page, `${site.url}/Redux`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Interview', exact: true }).click();
  await waitForHydration(page);
  await page.getByRole('region', { name: 'Demo: App' }).getByLabel('Level').selectOption('basic');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Short answer' }).click();
  await expect(page.getByRole('button', { name: 'Short answer' }).locator('+ p')).toHaveText(/^(?!Loading).{30,}/);
  for (let question = 0; question < 3; question++) await page.getByRole('button', { name: 'In parts' }).click();
  await expect(page.getByRole('table', { name: 'The weakest answer first' }).getByRole('row')).toHaveCount(4);
  expect(complaints).toEqual([]);
});

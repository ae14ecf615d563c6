import { expect, openPage, type Page, test, violations } from '@site/tools/browser-test';

/** The disclosure with this name, and not what is in it. */
const topic = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.locator(':scope > summary').getByText(name, { exact: true }) });

test('the branches on the page of JavaScript lead to their topics here, which open', async ({ site, page }) => {
  await openPage(page, `${site.url}/javascript`);
  await page.getByText('Functions', { exact: true }).and(page.locator('summary')).click();
  await page.getByRole('link', { name: 'closures', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/JavascriptTopics#closures`);
  await expect(topic(page, 'closures')).toHaveAttribute('open', '');
  await expect(page.getByText('closures', { exact: true }).and(page.locator('summary'))).toBeInViewport();
});

test('an address opens its topic and the branch around it; its questions are links to their pages', async ({
  site,
  page,
}) => {
  await openPage(page, `${site.url}/JavascriptTopics#closures`);
  const closures = topic(page, 'closures');
  await expect(closures).toBeVisible();
  await expect(closures).toHaveAttribute('open', '');
  expect(await violations(page, { within: ['.topics'] })).toEqual([]);
  await closures.getByRole('link', { name: 'What is a closure, and where do you use one?' }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What is a closure, and where do you use one?' }),
  ).toBeVisible();
});

test('its links are marked with what the reader knows', async ({ site, page, complaints }) => {
  await openPage(page, `${site.url}/javascript/typeof-null`);
  await page.getByRole('button', { name: 'Unsure', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unsure', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, `${site.url}/JavascriptTopics`);
  const link = page.locator('a[data-entry-id="JS-002"]').first();
  await expect(link.getByTitle('Unsure')).toHaveText('Unsure');
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the tree can be opened and read', async ({ site, page }) => {
    await page.goto(`${site.url}/JavascriptTopics`);
    await page.getByText('Functions', { exact: true }).and(page.locator('summary')).click();
    await page.getByText('closures', { exact: true }).and(page.locator('summary')).click();
    await expect(page.getByText('A function together with the variables around it.')).toBeVisible();
  });
});

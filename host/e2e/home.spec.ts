import { expect, openPage, type Page, respond, test } from '@site/tools/browser-test';

const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();

test('a first-time reader answers a prediction on the start page', async ({ site, page, complaints }) => {
  await openPage(page, site.url);
  await page.getByLabel('Your prediction').fill('one\nfour\nthree\ntwo');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/microtask queue/)).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const [kind, label] of [
  ['question', 'JavaScript'],
  ['predict', 'JavaScript'],
  ['exercise', 'Problem solving'],
] as const) {
  test(`a first-time reader is two clicks from an entry of kind ${kind}`, async ({ site, page }) => {
    await openPage(page, site.url);
    await tile(page, label).click();
    const entry = page.locator(`.question[data-kind="${kind}"]`).first();
    await entry.getByRole('link').first().click();
    await expect(entry.locator('.answer')).toBeVisible();
  });
}

test('the plan for React is two clicks away, with the entries of all sections', async ({ site, page, complaints }) => {
  await openPage(page, site.url);
  await page.getByRole('link', { name: 'Everything on React in one place' }).click();
  await expect(page.getByRole('region', { name: 'Advanced on React' }).getByRole('link').nth(5)).toBeAttached();
  await page.getByRole('link', { name: 'React in two weeks' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'React in two weeks' })).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('a section that is down grays out its part of /React, and the others work', async ({ site, page }) => {
  await respond(page, /\/s\/advanced\/.*\/items\.json/, (route) => route.abort());
  await openPage(page, `${site.url}/react`);
  const part = (name: string) => page.getByRole('main').getByRole('region', { name });
  await expect(part('Advanced on React').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(part('Advanced on React').getByRole('link', { name: 'Redux' })).toHaveAttribute('href', '/Redux');
  await expect(part('React Hooks on React').getByRole('link').nth(10)).toBeAttached();
});

test('a phone shows the plan that is chosen, and all of them without scripts', async ({ site, page, browser }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, site.url);
  await page.getByText('One month', { exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'One month' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'One week' })).toBeHidden();
  const still = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
  await still.goto(site.url);
  await expect(still.getByRole('region', { name: 'One month' })).toBeVisible();
  await expect(still.getByRole('region', { name: 'One week' })).toBeVisible();
  await still.close();
});

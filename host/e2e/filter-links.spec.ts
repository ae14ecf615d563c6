import { expect, openPage, type Page, test } from '@site/tools/browser-test';

const questions = (page: Page) =>
  page.getByRole('navigation', { name: 'What this page offers' }).getByRole('link', { name: /^Questions \d+$/ });
const count = (page: Page) => page.getByRole('search').getByRole('status');
const shown = (page: Page) => page.locator('.entries .question:visible');

test('a link of the strip filters the list of its page, and Back and Forward undo and redo it', async ({
  site,
  page,
  complaints,
}) => {
  await openPage(page, `${site.url}/javascript`);
  const all = (await count(page).textContent()) ?? '';
  const number = Number((await questions(page).textContent())?.match(/\d+$/)?.[0]);
  await questions(page).click();
  await expect(count(page)).toHaveText(`${number} of ${all}`);
  await expect(page.getByLabel('Kind')).toHaveValue('question');
  await expect(shown(page)).toHaveCount(number);
  await expect(page.getByRole('search')).toBeInViewport();
  await expect(page).toHaveURL(`${site.url}/javascript?kind=question#list`);
  await expect(questions(page)).toBeFocused();

  await page.goBack();
  await expect(count(page)).toHaveText(all);
  await expect(page.getByLabel('Kind')).toHaveValue('');
  await page.goForward();
  await expect(count(page)).toHaveText(`${number} of ${all}`);
  await expect(page).toHaveURL(`${site.url}/javascript?kind=question#list`);
  expect(complaints).toEqual([]);
});

test('a link of the strip replaces the filter that the list had, which Back restores', async ({ site, page }) => {
  await openPage(page, `${site.url}/javascript?level=basic`);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('closure');
  await expect(page).toHaveURL(/\?level=basic&q=closure$/);
  await questions(page).click();
  await expect(search).toHaveValue('');
  await expect(page.getByLabel('Level')).toHaveValue('');
  await expect(page.getByLabel('Kind')).toHaveValue('question');
  await expect(page).toHaveURL(`${site.url}/javascript?kind=question#list`);
  await page.goBack();
  await expect(page).toHaveURL(/\?level=basic&q=closure$/);
  await expect(search).toHaveValue('closure');
  await expect(count(page)).toHaveText(/^\d{1,2} of /);
});

test('a link of the strip leaves out the card that the address named before, and Back shows it again', async ({
  site,
  page,
}) => {
  await openPage(page, `${site.url}/javascript`);
  const card = page.locator('.question[data-kind="predict"]').first();
  const id = await card.getAttribute('id');
  await openPage(page, `${site.url}/javascript#${id}`);
  await expect(card.locator('h4 a')).toHaveAttribute('aria-expanded', 'true');
  await questions(page).click();
  await expect(card).toBeHidden();
  await expect(page.locator('.entries .question:visible:not([data-kind="question"])')).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect(card.locator('h4 a')).toHaveAttribute('aria-expanded', 'true');
});

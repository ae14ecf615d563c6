import { expect, follow, type Locator, openPage, type Page, test } from '@site/tools/browser-test';

const demo = (page: Page, name: string) => page.getByRole('region', { name: `Demo: ${name}`, exact: true });
const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click();

test.beforeEach(({ page, site }) => openPage(page, `${site.url}/Redux`));

test('travels in time, and Reset starts anew', async ({ page, complaints }) => {
  const travel = demo(page, 'TimeTravel');
  await press(travel, 'Add tea');
  await press(travel, 'Add cake');
  await press(travel, 'basket/added tea');
  await expect(travel.getByRole('status').first()).toHaveText('Basket: 1 tea, 0 cake');
  await press(travel, 'Replay');
  await expect(travel.getByRole('status').first()).toHaveText('Basket: 0 tea, 0 cake');
  await expect(travel.getByRole('status').first()).toHaveText('Basket: 1 tea, 1 cake');
  await press(travel, 'Reset');
  await expect(travel.getByRole('listitem')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a store does not survive leaving the page', async ({ page }) => {
  await press(demo(page, 'Counter'), 'Add 5');
  await expect(demo(page, 'Counter').getByRole('status').first()).toHaveText('5');
  await follow(page, 'Advanced', 'Axios');
  await expect(page.getByRole('heading', { level: 1, name: 'Axios', exact: true })).toBeVisible();
  await page.goBack();
  await expect(demo(page, 'Counter').getByRole('status').first()).toHaveText('0');
});

test('RTK Query sends one request for two readers, and answers from its cache', async ({ page }) => {
  const query = demo(page, 'PostQuery');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/posts/')) asked.push(request.url().replace(/.*\//, ''));
  });
  for (const name of ['Post 1', 'Post 2', 'Post 1']) {
    await press(query, name);
    await expect(query.getByRole('heading', { level: 3 })).not.toHaveText('…');
  }
  expect(asked).toEqual(['1.json', '2.json']);
  await expect(query.getByRole('table', { name: 'Cache, after 2 requests' })).toBeVisible();
});

test('leaving while a post is on its way is no failure', async ({ page, complaints }) => {
  await page.route('**/posts/1.json', () => {});
  await press(demo(page, 'PostQuery'), 'Post 1');
  await follow(page, 'Advanced', 'Axios');
  await expect(page.getByRole('heading', { level: 1, name: 'Axios', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('other pages of the section do not load Redux', async ({ page, site }) => {
  const sizes: number[] = [];
  for (const address of ['Redux', 'Challenges']) {
    await openPage(page, `${site.url}/${address}`);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/\/s\/.*\.js$/.test(name) ? [name] : [])),
    );
    const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
    sizes.push(texts.filter((text) => text.includes('Minified Redux error')).length);
  }
  expect(sizes[0]).toBeGreaterThan(0);
  expect(sizes[1]).toBe(0);
});

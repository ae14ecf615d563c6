import { expect, follow, livePages, respond, test, waitForHydration } from '@site/tools/browser-test';
import { entryOf, expectReadable, faults, inTime, panelOf, proseOf } from './faults.ts';

const address = '/UseReduce';
const title = 'React Hooks';

for (const [fault, answer] of Object.entries(faults)) {
  test(`deep link, the section’s entry ${fault}: a panel, the text, the rest of the site, and a retry`, async ({
    site,
    page,
    complaints,
  }) => {
    const prose = await proseOf(page, site.url + address);
    const heal = await respond(page, entryOf('hooks'), answer);
    await page.goto(site.url + address);
    await expectReadable(page, prose);
    await expect(panelOf(page, title)).toBeVisible(inTime);
    await expectReadable(page, prose);
    expect(complaints.join('\n')).not.toContain('React error');
    await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();

    await follow(page, 'Advanced', 'Redux');
    await expect(page.getByRole('heading', { level: 1, name: 'Redux' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(panelOf(page, title)).toBeVisible(inTime);
    await expectReadable(page, prose);

    heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Reset' }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await waitForHydration(page);
    await expectReadable(page, prose);
  });
}

/** A followed link loads a section as a deep link does; the only difference is the page shown before it. */
for (const fault of ['is missing', 'never answers', 'throws'] as const) {
  test(`followed link, the section’s entry ${fault}: a panel with the text, and a retry`, async ({ site, page }) => {
    const prose = await proseOf(page, site.url + address);
    const heal = await respond(page, entryOf('hooks'), faults[fault]);
    await page.goto(site.url);
    await waitForHydration(page);
    await follow(page, title, 'useReducer');
    await expect(panelOf(page, title)).toBeVisible(inTime);
    await expectReadable(page, prose);
    await expect(page).toHaveTitle(/^useReducer/);

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible(inTime);
    await expect(panelOf(page, title)).toBeVisible();
    heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Reset' }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await waitForHydration(page);
  });
}

test('the text of an entry leaves no room for what does not arrive', async ({ site, page }) => {
  await respond(page, entryOf('basics'), faults['is missing']);
  await page.goto(`${site.url}/mapping/async-filter`);
  await expect(panelOf(page, 'Frontend Basics')).toBeVisible(inTime);
  const code = await page.getByRole('main').locator('.code').first().boundingBox();
  const next = await page.getByText('Show the output').boundingBox();
  expect((next?.y ?? Number.NaN) - ((code?.y ?? 0) + (code?.height ?? 0))).toBeLessThan(60);
});

test('all sections are gone: home, navigation and 404 work, and their pages can be read', async ({ site, page }) => {
  await page.route('**/s/**', (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Gone.' }));
  await page.goto(site.url);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Fetch data' }).click();
  await expect(page.locator('main pre', { hasText: 'userId' })).toBeVisible();
  await follow(page, title, 'useReducer');
  await expect(panelOf(page, title)).toBeVisible(inTime);
  await follow(page, 'Projects', 'Task manager');
  await expect(panelOf(page, 'Projects')).toBeVisible(inTime);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Fetch data' })).toBeVisible();
  await page.goto(`${site.url}/UseReducing`);
  await expect(page.getByRole('heading', { name: '404 Error' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'useReducer' })).toBeVisible();

  const firstPages = new Map(livePages(site.store).map((one) => [one.section.id, one]));
  for (const { address: each, section } of firstPages.values()) {
    const prose = await proseOf(page, site.url + each);
    await page.goto(site.url + each);
    await expect(panelOf(page, section.title), each).toBeVisible(inTime);
    await expectReadable(page, prose);
  }
});

test('a request of the start page can be canceled, and nothing moves meanwhile', async ({ site, page }) => {
  await page.route('**/posts/1*.json', () => {});
  await page.goto(site.url);
  await waitForHydration(page);
  const button = page.getByRole('button', { name: 'Fetch data' });
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await button.scrollIntoViewIfNeeded();
  const places = async () => [
    await button.boundingBox(),
    await page.evaluate(() => document.documentElement.scrollHeight),
  ];
  const before = await places();
  await button.click();
  await expect(cancel).toBeVisible();
  expect(await places()).toEqual(before);

  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/posts/1'));
  await page.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await aborted).failure()?.errorText).toContain('ABORTED');
  await expect(page.getByText('The request was canceled.')).toBeVisible();
  await expect(page.getByText('No data fetched')).toBeVisible();
  await expect(button).toBeFocused();
  expect(await places()).toEqual(before);
});

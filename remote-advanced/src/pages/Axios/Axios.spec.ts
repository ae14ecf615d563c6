import { expect, type Locator, openPage, type Page, test } from '@site/tools/browser-test';

const demo = (page: Page, name: string) => page.getByRole('region', { name: `Demo: ${name}`, exact: true });
const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click();

test.beforeEach(({ page, site }) => openPage(page, `${site.url}/Axios`));

const outcome = (page: Page, client: string, term: string) =>
  demo(page, 'App').getByRole('region', { name: client, exact: true }).locator(`dt:text-is("${term}") + dd`);

for (const [name, status, fetchSays, axiosSays, from] of [
  ['200', '200', 'resolved', 'resolved', 'network'],
  ['404', '404', 'resolved', 'rejected', 'network'],
  ['500', '500', 'resolved', 'rejected', 'page'],
  ['Slow', '200', 'resolved', 'resolved', 'page'],
  ['Not JSON', '200', 'rejected', 'resolved', 'network'],
  ['No connection', 'none', 'rejected', 'rejected', 'page'],
] as const) {
  test(`the lab's "${name}" is answered by the ${from}, for both clients`, async ({ page, complaints }) => {
    const answers: (number | undefined)[] = [];
    page.on('response', (response) => {
      if (['fetch', 'xhr'].includes(response.request().resourceType())) answers.push(response.status());
    });
    await page.getByLabel('By Axios too').check();
    await page.waitForLoadState('networkidle');
    answers.length = 0;
    await press(demo(page, 'App'), name);
    for (const [client, says] of [
      ['fetch', fetchSays],
      ['Axios', axiosSays],
    ] as const) {
      await expect(outcome(page, client, 'Promise')).toHaveText(says);
    }
    await expect(outcome(page, 'Axios', 'Status')).toHaveText(status);
    expect(answers).toEqual(from === 'page' ? [] : [Number(status), Number(status)]);
    expect(complaints.filter((one) => /security policy/i.test(one))).toEqual([]);
  });
}

test('the lab’s slow answer meets the time limit, and can be aborted', async ({ page }) => {
  const lab = demo(page, 'App');
  await page.getByLabel('By Axios too').check();
  await page.getByLabel('1 s', { exact: true }).check();
  await press(lab, 'Slow');
  await expect(outcome(page, 'fetch', 'Error')).toContainText('TimeoutError');
  await expect(outcome(page, 'Axios', 'Error')).toContainText('AxiosError (ECONNABORTED)');
  await page.getByLabel('8 s', { exact: true }).check();
  await press(lab, 'Slow');
  await expect(lab.getByText('Waiting for “Slow”…').filter({ visible: true })).toHaveCount(2);
  await press(lab, 'Abort');
  await expect(outcome(page, 'fetch', 'Error')).toContainText('AbortError');
  await expect(outcome(page, 'Axios', 'Error')).toContainText('CanceledError');
});

test('the lab says when the browser is offline', async ({ page, context }) => {
  await context.setOffline(true);
  await expect(demo(page, 'App').getByText('The browser says that it is offline.')).toBeVisible();
  await press(demo(page, 'App'), '200');
  await expect(outcome(page, 'fetch', 'Error')).toContainText('TypeError');
  await context.setOffline(false);
  await expect(demo(page, 'App').getByText('The browser says that it is online.')).toBeVisible();
});

test('requests beside the lab go to the network while the lab is answered in the page', async ({ page }) => {
  await page.getByLabel('By Axios too').check();
  await press(demo(page, 'App'), '500');
  await expect(outcome(page, 'Axios', 'Status')).toHaveText('500');
  for (const client of ['fetch', 'Axios']) {
    await press(demo(page, 'App'), '200');
    await expect(outcome(page, client, 'Status')).toHaveText('200');
  }
  expect(await page.evaluate(async () => (await fetch('/lab/nothing.json')).status)).toBe(404);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => String(fetch))).toContain('[native code]');
  expect(await page.evaluate(async () => (await fetch('/lab/500')).status)).toBe(404);
});

test('Axios is loaded only when it is asked for', async ({ page, site }) => {
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')));
  expect((await scripts()).filter((name) => name.startsWith('axios'))).toEqual([]);
  await press(demo(page, 'Interceptors'), 'Request a post');
  await expect(demo(page, 'Interceptors').getByRole('listitem').last()).toHaveText('the caller: resolved with 200');
  expect((await scripts()).filter((name) => name.startsWith('axios'))).toHaveLength(1);
  expect(page.url()).toContain(site.url);
});

test('a retry outlasts a server that recovers, and gives up on one that does not', async ({ page }) => {
  const retry = demo(page, 'Retry');
  await press(retry, 'Ask, with retries');
  await expect(retry.getByRole('status').first()).toHaveText('Answered at attempt 3.');
  await expect(retry.getByRole('listitem')).toHaveText([/^503, then a pause/, /^503, then a pause/, '200']);
  await retry.getByLabel('The server').selectOption('Has no such file: 404');
  await press(retry, 'Ask, with retries');
  await expect(retry.getByRole('status').first()).toHaveText('Given up at attempt 1.');
});

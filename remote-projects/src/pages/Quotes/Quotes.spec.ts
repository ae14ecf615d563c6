import { fetchTimeLimit } from '@site/sdk/site';
import { expect, follow, openPage, type Page, respond, test } from '@site/tools/browser-test';

const advice = (page: Page) => page.getByRole('region', { name: /^Advice for/ });
const ask = (page: Page) => advice(page).getByRole('button', { name: /^Get advice for/ });
const file = /\/data\/.*advice\.json$/;

test('reads the username of the address, and keeps its advice while another is read', async ({
  site,
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => file.test(request.url()) && asked.push(request.url()));
  await openPage(page, `${site.url}/quotes/NOOR/`);
  await expect(advice(page)).toHaveAccessibleName('Advice for NOOR');
  await openPage(page, `${site.url}/Quotes/noor`);
  await expect(advice(page).getByRole('heading')).toHaveText('advice-');
  await ask(page).click();
  await expect(advice(page).getByRole('heading')).toHaveText(/^advice-Measure/);
  await page.getByRole('link', { name: 'zoë' }).click();
  await expect(page).toHaveURL(/\/Quotes\/zo%C3%AB#advice$/);
  await expect(advice(page).getByRole('heading')).toHaveText('advice-');
  await page.goBack();
  await expect(advice(page).getByRole('heading')).toHaveText(/^advice-Measure/);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\/s\/projects\/files\/\w+\/data\/noor\/advice\.json$/);
  expect(complaints).toEqual([]);
});

for (const [name, param] of [
  ['markup', '%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D1%22%3E'],
  ['an over-long name', 'x'.repeat(1_500)],
  ['an emoji', '%F0%9F%99%82'],
] as const) {
  test(`refuses ${name} with a reason, and runs nothing`, async ({ site, page, complaints }) => {
    await openPage(page, `${site.url}/Quotes/${param}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/There is no advice for .*A username/s);
    await expect(advice(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/^Quotes/);
    await page.getByRole('link', { name: 'asha' }).click();
    await expect(advice(page)).toHaveAccessibleName('Advice for asha');
    expect(complaints).toEqual([]);
  });
}

test('refuses ../../x: typed into the box, behind a link, and as an address', async ({ site, page }) => {
  await openPage(page, `${site.url}/Quotes`);
  await page.getByRole('textbox', { name: 'Another username' }).fill('../../x');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByText(/^A username consists of letters/)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/Quotes`);

  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/Quotes/..%2F..%2Fx', textContent: 'Bad link' });
    document.querySelector('main article')?.append(link);
  });
  await page.getByRole('link', { name: 'Bad link' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no advice for ../../x.');
  expect((await page.request.get(`${site.url}/Quotes/..%2F..%2Fx`)).status()).toBe(400);
});

test('tells a failure, and a further try brings the advice', async ({ site, page, complaints }) => {
  const heal = await respond(page, file, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await openPage(page, `${site.url}/Quotes/asha`);
  await ask(page).click();
  await expect(advice(page).getByRole('alert')).toHaveText('No advice arrived. The server answered 503.');
  await expect(advice(page).getByRole('heading')).toHaveText('advice-');
  expect(complaints.join('\n')).toContain('Error fetching data:');
  heal();
  await advice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(advice(page).getByRole('heading')).toHaveText(/^advice-Name a thing/);
  await expect(ask(page)).toBeFocused();
});

test('gives up when no answer comes in time', async ({ site, page }) => {
  await respond(page, file, () => {});
  await openPage(page, `${site.url}/Quotes/asha`);
  await ask(page).click();
  await expect(advice(page).getByText('Asking for advice…')).toBeVisible();
  await expect(advice(page).getByRole('alert')).toContainText('There was no answer within 8 seconds.', {
    timeout: fetchTimeLimit + 4_000,
  });
});

test('leaving the page aborts the request, and nobody complains', async ({ site, page, complaints }) => {
  await respond(page, file, () => {});
  await openPage(page, `${site.url}/Quotes/asha`);
  const aborted = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
  await ask(page).click();
  await follow(page, 'Projects', 'Todo list');
  expect((await aborted).failure()?.errorText).toContain('ABORTED');
  await expect(page.getByRole('heading', { level: 1, name: 'Todo list' })).toBeVisible();
  expect(complaints).toEqual([]);
});

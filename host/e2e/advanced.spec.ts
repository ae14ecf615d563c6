import type { Locator, Page } from '@playwright/test';
import { alive, expect, type Site, test } from './site.ts';

const demo = (page: Page, name: string) => page.getByRole('region', { name: `Demo: ${name}`, exact: true });
const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click();

async function open(page: Page, site: Site, address: string): Promise<void> {
  await page.goto(`${site.url}/${address}`);
  await alive(page);
}

test.describe('/Challenges', () => {
  test.beforeEach(({ page, site }) => open(page, site, 'Challenges'));

  for (const [name, opener, heading] of [
    ['Modal', 'Open modal', 'Leave the draft?'],
    ['ModalDom', 'Open dialog in plain DOM', 'A dialog without a framework'],
  ] as const) {
    test(`${name}: focus goes in and stays, Escape, Close and backdrop close it, focus comes back`, async ({
      page,
    }) => {
      const button = demo(page, name).getByRole('button', { name: opener });
      const dialog = page.getByRole('dialog', { name: heading });
      const closer = dialog.getByRole('button', { name: 'Close' });
      const ways = [
        () => page.keyboard.press('Escape'),
        () => closer.click(),
        () => page.mouse.click(5, 5),
        () => page.keyboard.press('Enter'),
      ];
      for (const close of ways) {
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await expect(closer).toBeFocused();
        await close();
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

    test(`${name}: stays for a click inside and for a drag that ends outside, and hides what is behind`, async ({
      page,
    }) => {
      await demo(page, name).getByRole('button', { name: opener }).click();
      const dialog = page.getByRole('dialog', { name: heading });
      const box = await dialog.boundingBox();
      if (!box) throw new Error('The dialog has no box.');
      await page.mouse.click(box.x + 6, box.y + 6);
      await page.mouse.move(box.x + 30, box.y + 60);
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.closest('dialog, main')?.tagName ?? 'none');
      expect(['DIALOG', 'none']).toContain(focused);
    });
  }

  for (const name of ['Accordion', 'AccordionDom']) {
    test(`${name}: one item open at a time, by key too`, async ({ page }) => {
      const titles = demo(page, name).locator('button[aria-expanded]');
      const expanded = () => titles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));
      await titles.nth(0).click();
      await titles.nth(2).focus();
      await page.keyboard.press('Space');
      expect(await expanded()).toEqual(['false', 'false', 'true']);
      await page.keyboard.press('Enter');
      expect(await expanded()).toEqual(['false', 'false', 'false']);
    });
  }

  test('the form as found alerts and empties its fields; corrected, it refuses and says why', async ({ page }) => {
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      dialog.accept();
    });
    const found = page.getByRole('region', { name: 'As found: Form' });
    await found.getByLabel('Name').fill('Robin');
    await found.getByLabel('Age').fill('34');
    await press(found, 'Submit');
    expect(said).toEqual(['Form submitted successfully!']);
    await expect(found.getByLabel('Name')).toHaveValue('');
    await expect(found.getByLabel('Age')).toHaveValue('');

    const corrected = page.getByRole('region', { name: 'Corrected: Form' });
    await press(corrected, 'Submit');
    await expect(corrected.getByLabel('Name')).toBeFocused();
    await expect(corrected.getByText('Enter a name.')).toBeVisible();
    await corrected.getByLabel('Name').fill('Robin');
    await corrected.getByLabel('Age').fill('34');
    await press(corrected, 'Submit');
    await expect(corrected.getByRole('status').first()).toHaveText('Form submitted successfully!');
    expect(said).toHaveLength(1);
  });

  test('the form in plain DOM is held back by the browser until it is complete', async ({ page }) => {
    const form = demo(page, 'FormDom');
    await form.getByLabel('Name').fill('   ');
    await form.getByLabel('Age').fill('34');
    await press(form, 'Submit');
    await expect(form.getByRole('status').first()).toHaveText('');
    await form.getByLabel('Name').fill('Robin');
    await press(form, 'Submit');
    await expect(form.getByRole('status').first()).toHaveText('Form submitted successfully!');
    await expect(form.getByLabel('Age')).toHaveValue('');
  });

  test('the users come over HTTP, and a failure is shown and can be mended', async ({ page }) => {
    const table = demo(page, 'UsersTable');
    await expect(table.getByRole('row')).toHaveCount(7);
    await page.route('**/users.json', (route) => route.fulfill({ status: 200, json: [{ id: 1, name: 7 }] }));
    await press(table, 'Load again');
    await expect(table.getByRole('alert')).toContainText('another shape');
    await expect(table.getByRole('row')).toHaveCount(7);
    await page.unroute('**/users.json');
    await press(table, 'Load again');
    await expect(table.getByRole('alert')).toBeHidden();
  });

  test('the table in plain DOM mends a failure by itself, too', async ({ page }) => {
    const table = demo(page, 'UsersTableDom');
    await expect(table.getByRole('row')).toHaveCount(7);
    await page.route('**/users.json', (route) => route.fulfill({ status: 500, body: 'no' }));
    await press(table, 'Load again');
    await expect(table.getByRole('alert')).toContainText('The server answered 500.');
    await page.unroute('**/users.json');
    await press(table, 'Load again');
    await expect(table.getByRole('alert')).toBeHidden();
    await table.getByLabel('Filter by name').fill('nobody');
    await expect(table.getByRole('row')).toHaveText(['NameUsernameEmail', 'No users to show']);
  });

  test('the popup is 25 px from its button: below, while the page is scrolled, and above at the lower edge', async ({
    page,
  }) => {
    const button = demo(page, 'Popup').getByRole('button', { name: 'Click here' });
    const popup = page.getByText('This is popup.', { exact: true });
    /** From the lower edge of the button to the popup, and from the popup to the upper edge of the button. */
    const gaps = () =>
      popup.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const anchor = one.parentElement?.querySelector('button')?.getBoundingClientRect();
        return anchor && { below: top - anchor.bottom, above: anchor.top - bottom };
      });
    await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await button.click();
    expect((await gaps())?.below).toBeCloseTo(25, 1);
    await page.evaluate(() => scrollBy(0, 60));
    expect((await gaps())?.below).toBeCloseTo(25, 1);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();

    await button.evaluate((one) => one.scrollIntoView({ block: 'end' }));
    await page.keyboard.press('Enter');
    expect((await gaps())?.above).toBeCloseTo(25, 1);
    await expect(button).toBeFocused();
  });

  test('the theme changes in its section alone', async ({ page }) => {
    const section = demo(page, 'ThemeSection').getByRole('region', { name: 'Theme section' });
    const colours = () =>
      section.evaluate((one) => [one, document.body].map((x) => getComputedStyle(x).backgroundColor));
    const [light, site] = await colours();
    await press(section, 'Change Theme');
    await expect(section).toContainText('dark');
    const [dark, siteAfter] = await colours();
    expect(dark).not.toBe(light);
    expect(siteAfter).toBe(site);
  });

  test('a click anywhere on a card follows its link, but not one on its button', async ({ page }) => {
    const card = demo(page, 'Card').getByRole('article').first();
    await press(card, 'Save The box model');
    await expect(demo(page, 'Card').getByRole('status').first()).toHaveText('Saved: 1');
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(/\/BoxModel$/);
  });
});

test.describe('/Axios', () => {
  test.beforeEach(({ page, site }) => open(page, site, 'Axios'));

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
        await expect(outcome(page, client, 'Promise')).toHaveText(says, { timeout: 9_000 });
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
});

test.describe('/Redux', () => {
  test.beforeEach(({ page, site }) => open(page, site, 'Redux'));

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
    await page.getByRole('main').getByRole('link', { name: 'useReducer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
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
    await page.getByRole('main').getByRole('link', { name: 'useReducer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('other pages of the section do not load Redux', async ({ page, site }) => {
  const sizes: number[] = [];
  for (const address of ['Redux', 'Challenges']) {
    await page.goto(`${site.url}/${address}`, { waitUntil: 'networkidle' });
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/\/s\/.*\.js$/.test(name) ? [name] : [])),
    );
    const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
    sizes.push(texts.filter((text) => text.includes('Minified Redux error')).length);
  }
  expect(sizes[0]).toBeGreaterThan(0);
  expect(sizes[1]).toBe(0);
});

import {
  checkWideAndNarrow,
  expect,
  holdBack,
  openPage,
  type Page,
  respond,
  test,
  violations,
  waitForHydration,
} from '@site/tools/browser-test';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');

/** The addresses of the data that search needs. */
const data = /\/s\/[^/]+\/[^/]+\/search(?:-texts)?\.json$/;

test('opens by the button, finds an entry as the reader types, and opens it by Enter', async ({
  site,
  page,
  complaints,
}) => {
  await openPage(page, site.url);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('debonce');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(options(page).first()).toContainText(/debounce/i);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const address = await options(page).first().getAttribute('href');
  await field(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(site.url + address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/debounce/i);
  await expect(page.getByRole('main')).toBeFocused();
  expect(complaints).toEqual([]);
});

test('the field is there before what searches has arrived, and what was typed is found', async ({ site, page }) => {
  const deliver = await holdBack(page, /\/host\/.*\/search\.js$/);
  await openPage(page, `${site.url}/javascript`);
  await page.keyboard.type('/js-0665', { delay: 5 });
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('js-066');
  await expect(dialog(page).getByRole('status')).toHaveText('Loading …');
  expect(await violations(page, { within: ['dialog[open]'] })).toEqual([]);
  await deliver();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('js-066');
  await expect(options(page).first()).toContainText('JS-066');
  await expect(page).toHaveURL(`${site.url}/javascript`);
});

test('what was typed is kept when what searches does not arrive, and found at the next try', async ({ site, page }) => {
  const recover = await respond(page, /\/host\/.*\/search\.js$/, (route) => route.abort('connectionrefused'));
  await openPage(page, site.url);
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('status')).toContainText('The search could not be loaded');
  await field(page).pressSequentially('JS-066');
  expect(await violations(page, { within: ['dialog[open]'] })).toEqual([]);
  recover();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toContainText('JS-066');
});

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`opens by ${key}, and Escape gives the focus back`, async ({ site, page }) => {
    await openPage(page, `${site.url}/UseReduce`);
    await page.getByRole('link', { name: 'Home' }).first().focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Home' }).first()).toBeFocused();
  });
}

test('leaves keys to a field, and to readers who have turned shortcuts off', async ({ site, page }) => {
  await openPage(page, `${site.url}/javascript`);
  const own = page.getByRole('main').getByRole('searchbox').first();
  await own.fill('a');
  await own.press('/');
  await own.press('Control+k');
  await expect(own).toHaveValue('a/');
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('question-shortcuts', 'off'));
  await openPage(page, `${site.url}/UseReduce`);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
});

test('goes through the results by the arrow keys, and around', async ({ site, page }) => {
  await openPage(page, site.url);
  await page.keyboard.press('/');
  await field(page).fill('closure');
  const all = options(page);
  await expect(all.first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog(page).getByRole('status')).not.toContainText('loading');
  await page.keyboard.press('ArrowDown');
  await expect(all.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await all.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(all.last()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
});

test('arrives in no more files than a browser requests at once', async ({ site, page }) => {
  await openPage(page, `${site.url}/UseStateHook`);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.keyboard.press('/');
  await expect(options(page).first()).toBeVisible();
  const files = requested.filter((path) => /\.(?:js|css)$/.test(path));
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(6);
});

test('requests nothing before the reader reaches for it, and its data once', async ({ site, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const ofSearch = () => requested.filter((path) => data.test(path) || /\/search-[^/]+\.(?:js|css)$/.test(path));
  await openPage(page, site.url);
  await page.waitForLoadState('networkidle');
  expect(ofSearch()).toEqual([]);
  await button(page).click();
  await field(page).fill('closure');
  await expect(options(page).first()).toContainText(/closure/i);
  await page.keyboard.press('Escape');
  await button(page).click();
  await field(page).fill('useReducer');
  await expect(options(page).first()).toContainText('useReducer');
  const files = requested.filter((path) => data.test(path));
  expect(files.length).toBeGreaterThan(0);
  expect(new Set(files).size).toBe(files.length);
});

for (const file of ['search', 'search-texts']) {
  test(`works without the ${file}.json of a section, says so, and tries again`, async ({ site, page }) => {
    const address = new RegExp(`/s/basics/[^/]+/${file}\\.json$`);
    const recover = await respond(page, address, (route) => route.abort('connectionrefused'));
    await openPage(page, site.url);
    await button(page).click();
    const failed = dialog(page).getByText('Frontend Basics can’t be searched now');
    await expect(failed).toBeVisible();
    await field(page).fill('useReducer');
    await expect(options(page).first()).toContainText('useReducer');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
    await expect(failed).toBeVisible();
    recover();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toBeHidden();
    await expect(field(page)).toBeFocused();
    await field(page).fill('JS-065');
    await expect(options(page).first()).toContainText('JS-065');
  });
}

test('offers what to do when nothing is found, and remembers what was found', async ({ site, page }) => {
  await openPage(page, site.url);
  await button(page).click();
  await field(page).fill('qqqzzzxxx');
  await expect(dialog(page).getByRole('status')).toContainText('Nothing was found');
  await expect(options(page).filter({ hasText: 'React Hooks' })).toBeVisible();
  await field(page).fill('useLayoutEffect');
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await waitForHydration(page);
  await button(page).click();
  await dialog(page).getByRole('option', { name: 'useLayoutEffect', exact: true }).click();
  await expect(field(page)).toHaveValue('useLayoutEffect');
  await expect(options(page).first()).toContainText('useLayoutEffect');
});

test('changes the theme', async ({ site, page }) => {
  await openPage(page, site.url);
  await page.keyboard.press('/');
  await field(page).fill('dark theme');
  await options(page).filter({ hasText: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('is accessible, fits a phone and works by touch', async ({ site, browser, page }) => {
  await openPage(page, site.url);
  await button(page).click();
  await field(page).fill('closure');
  await expect(options(page).nth(4)).toBeVisible();
  await checkWideAndNarrow(page);

  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await openPage(phone, site.url);
  await button(phone).tap();
  expect(await violations(phone)).toEqual([]);
  await field(phone).fill('closure');
  await expect(options(phone).first()).toContainText(/closure/i);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await options(phone).first().tap();
  await expect(dialog(phone)).toBeHidden();
  await expect(phone).not.toHaveURL(`${site.url}/`);
  await context.close();
});

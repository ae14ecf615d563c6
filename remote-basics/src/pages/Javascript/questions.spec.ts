import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseItems, parseRegistry } from '@site/sdk/contract';
import {
  expect,
  type Locator,
  openPage,
  type Page,
  respond,
  test,
  violations,
  waitForHydration,
} from '@site/tools/browser-test';

const shown = (page: Page) => page.locator('.entries .question:visible');
const count = (page: Page) => page.getByRole('search').getByRole('status');
const card = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const folder = join(import.meta.dirname, 'questions');
const total = readdirSync(folder).length;

test('the list filters by level, topic and words, keeps that in the address, and has it again after a reload', async ({
  site,
  page,
  complaints,
}) => {
  await page.goto(`${site.url}/javascript`);
  await waitForHydration(page);
  await expect(count(page)).toHaveText(`${total} entries`);
  await page.getByLabel('Level').selectOption('basic');
  await page.getByLabel('Topic').selectOption('types');
  await page.getByRole('searchbox', { name: 'Search' }).fill('typeof null');
  await expect(count(page)).toHaveText(/^\d+ of \d+ entries$/);
  await expect(card(page, 'JS-002')).toBeVisible();
  await expect(card(page, 'JS-175')).toBeHidden();
  await expect(page).toHaveURL(/\/javascript\?level=basic&topic=types&q=typeof\+null$/);
  const number = await shown(page).count();
  await page.reload();
  await waitForHydration(page);
  await expect(shown(page)).toHaveCount(number);
  await expect(page.getByLabel('Level')).toHaveValue('basic');
  expect(complaints).toEqual([]);
});

test('a topic is one click away and has an address; a filter leaves the topics that have entries, without counts', async ({
  site,
  page,
}) => {
  await openPage(page, `${site.url}/javascript`);
  const topics = page.getByRole('list', { name: 'Contents of the list' }).first();
  const list = page.locator('.entries').first();
  const groups = list.getByRole('heading', { level: 3 });
  const number = await groups.count();
  await expect(topics.getByRole('link')).toHaveCount(number);
  await topics.getByRole('link', { name: 'Closures', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/javascript#topic-closures`);
  const closures = list.getByRole('heading', { level: 3, name: /^Closures \d+$/ });
  await expect(closures).toBeInViewport();
  await page.getByLabel('Level').selectOption('advanced');
  await expect(topics).toBeHidden();
  await expect(list.getByRole('heading', { level: 3, name: 'Async', exact: true })).toBeVisible();
  expect(await groups.filter({ visible: true }).count()).toBeLessThan(number);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(closures).toBeVisible();
});

test('filtering moves nothing but the list: the page stays where it is, and Back leaves it', async ({ site, page }) => {
  await page.goto(site.url);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'JavaScript', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'JavaScript' })).toBeVisible();
  await page.getByRole('search').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.getByLabel('Level').selectOption('advanced');
  await expect(page).toHaveURL(/level=advanced/);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goForward();
  await expect(page.getByLabel('Level')).toHaveValue('advanced');
});

test('a link to a filtered list shows the list; Back to it and the reader’s own filter move nothing', async ({
  site,
  page,
}) => {
  const top = () => page.evaluate(() => scrollY);
  await page.goto(`${site.url}/javascript?kind=predict`);
  await waitForHydration(page);
  await expect(page.getByRole('search')).toBeInViewport();
  await expect(shown(page).first()).toBeInViewport();
  await page.mouse.wheel(0, -20_000);
  await expect.poll(top).toBe(0);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Home' }).press('Enter');
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goBack();
  await expect(count(page)).toHaveText(/^\d+ of \d+ entries$/);
  await expect.poll(top).toBe(0);
  await page.goto(`${site.url}/javascript`);
  await waitForHydration(page);
  await page.getByRole('search').scrollIntoViewIfNeeded();
  const before = await top();
  await page.getByLabel('Kind').selectOption('predict');
  await expect(page).toHaveURL(/kind=predict/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('promise');
  await expect(page).toHaveURL(/q=promise/);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('a link opens its entry and scrolls to it, also when the filter leaves it out', async ({ site, page }) => {
  await page.goto(`${site.url}/javascript?level=basic#JS-065`);
  await waitForHydration(page);
  await expect(card(page, 'JS-065')).toHaveAttribute('data-open', '');
  await expect(card(page, 'JS-065').locator('h4 a')).toBeInViewport();
  await expect(count(page)).toHaveText(/^\d+ of/);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(count(page)).toHaveText(`${total} entries`);
});

test('without any script, the titles are links to the entries', async ({ site, browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/javascript`);
  await expect(page.getByRole('search')).toBeHidden();
  await card(page, 'JS-002').locator('h4 a').click();
  await expect(page).toHaveURL(`${site.url}/javascript/typeof-null`);
  await expect(page.getByRole('heading', { name: 'Short answer' })).toBeVisible();
  await page.close();
});

test('a title opens its entry in place; what it discloses is fetched once the reader points at it', async ({
  site,
  page,
}) => {
  const answers: string[] = [];
  page.on('request', (request) => /\/content\/Javascript\//.test(request.url()) && answers.push(request.url()));
  await page.goto(`${site.url}/javascript`);
  await waitForHydration(page);
  expect(answers).toEqual([]);
  const entry = card(page, 'JS-002');
  await entry.locator('h4 a').click();
  await expect(entry.getByRole('heading', { name: 'Short answer' })).toBeVisible();
  expect(answers.map((url) => url.split('/').at(-1))).toEqual(['typeof-null.json']);
  await expect(page).toHaveURL(`${site.url}/javascript`);
  await entry.locator('h4 a').click();
  await expect(entry).not.toHaveAttribute('data-open');
});

test('an answer that does not arrive says so, and is there after a retry', async ({ site, page }) => {
  await page.goto(`${site.url}/javascript`);
  await waitForHydration(page);
  const heal = await respond(page, /typeof-null\.json/, (route) => route.fulfill({ status: 503 }));
  const entry = card(page, 'JS-002');
  await entry.locator('h4 a').click();
  await expect(entry).toContainText('The answer did not arrive');
  await heal();
  await entry.getByRole('button', { name: 'Try again' }).click();
  await expect(entry.getByRole('heading', { name: 'Short answer' })).toBeVisible();
});

test('all answers open and close at once', async ({ site, page }) => {
  await page.goto(`${site.url}/javascript?kind=question&topic=types`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.locator('.question[data-open]')).toHaveCount(await shown(page).count());
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(page.locator('.question[data-open]')).toHaveCount(0);
});

test('the keys j, k, Enter and ? work in the list, and not while one types', async ({ site, page }) => {
  await page.goto(`${site.url}/javascript#questions`);
  await waitForHydration(page);
  const focused = () => page.evaluate(() => document.activeElement?.closest('.question')?.id ?? '');
  await expect(page.getByRole('search')).toBeVisible();
  await page.keyboard.press('j');
  await expect.poll(focused).not.toBe('');
  const first = await focused();
  await page.keyboard.press('j');
  await expect.poll(focused).not.toBe(first);
  await page.keyboard.press('k');
  await expect.poll(focused).toBe(first);
  await page.keyboard.press('Enter');
  await expect(card(page, first)).toHaveAttribute('data-open', '');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('j?');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('j?');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a prediction is compared with the output before it is shown', async ({ site, page, complaints }) => {
  await page.goto(`${site.url}/javascript#PO-001`);
  await waitForHydration(page);
  const entry = card(page, 'PO-001');
  await expect(entry.getByText('Show the output')).toBeVisible();
  await expect(entry.locator('.reveal .output').first()).toBeHidden();
  const output = (await entry.locator('.reveal .output code').first().textContent()) ?? '';
  await entry.getByLabel('Your prediction').fill(output.replace(/^.*$/m, 'something else'));
  await entry.getByRole('button', { name: 'Check' }).click();
  await expect(entry.getByRole('status').first()).toContainText(/\d+ of \d+ lines right/);
  await expect(entry.locator('.reveal .output').first()).toBeVisible();
  await entry.getByLabel('Your prediction').fill(output);
  await entry.getByRole('button', { name: 'Check' }).click();
  await expect(entry.getByText('All of it is right.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a link is copied', async ({ site, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}/javascript#JS-002`);
  await waitForHydration(page);
  await card(page, 'JS-002').getByRole('button', { name: 'Copy link' }).click();
  await expect(count(page)).toHaveText('The link to JS-002 was copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/javascript#JS-002`);
});

test('open answers are accessible and go not beyond a narrow screen', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${site.url}/javascript?topic=types`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByText('Loading the answer…')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.locator('.question[hidden]').evaluateAll((all) => {
    for (const card of all) card.remove();
  });
  expect(await violations(page, { within: ['.question-controls', '.entries'] })).toEqual([]);
});

test('cards that nobody sees cost no layout, and none shifts while the list comes alive', async ({ site, page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(window, 'shift', Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.url}/javascript`);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0))).toBeLessThan(0.02);
  const cards = page.locator('.entries .question');
  const visibility = (card: Locator) => card.evaluate((element) => getComputedStyle(element).contentVisibility);
  expect(await visibility(cards.first())).toBe('auto');
  expect(await visibility(cards.last())).toBe('visible');
});

test('a list that a link leads to begins with its first groups; the rest comes with its marks, and what was opened stays open', async ({
  site,
  page,
  complaints,
}) => {
  await openPage(page, `${site.url}/javascript/node-event-loop`);
  await page.getByRole('button', { name: 'Known', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Known', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const atFirst = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const cards = document.querySelectorAll<HTMLElement>('.entries .question');
          if (cards.length === 0) return;
          observer.disconnect();
          cards[0]?.querySelector<HTMLElement>('h4 a')?.click();
          resolve(cards.length);
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('main nav a[href="/javascript"]')?.click();
      }),
  );
  expect(atFirst).toBeLessThan(50);
  await expect(page.locator('.entries .question')).toHaveCount(total);
  await expect(card(page, 'JS-351').locator('.line')).toContainText('Known');
  await expect(page.locator('.entries .question h4 a').first()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.entries .question').first().getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('every section publishes its entries as data, and counts them as the page shows them', async ({ site, page }) => {
  const json: unknown = await (await page.request.get(`${site.url}/registry.json`)).json();
  const { registry } = parseRegistry(json, 'registry.json');
  const basics = registry.sections.find(({ id }) => id === 'basics');
  if (!basics?.items || !basics.counts) throw new Error('The registry has no entries of the section "basics".');
  const items = parseItems(await (await page.request.get(site.url + basics.base + basics.items)).json(), 'items.json');
  const onPage = items.filter(({ address }) => address.startsWith('/javascript/'));
  expect(onPage).toHaveLength(total);
  expect(items).toHaveLength(
    Object.entries(basics.counts).reduce((sum, [kind, count]) => (kind === 'demo' ? sum : sum + count), 0),
  );
  const source = readFileSync(join(folder, 'JS-002-typeof-null.md'), 'utf8');
  const { title } = onPage.find(({ id }) => id === 'JS-002') ?? {};
  expect(source).toContain(`title: ${JSON.stringify(title)}`);
});

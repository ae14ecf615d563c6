import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Item, parseItems, parseRegistry } from '@site/sdk/contract';
import { canonicalOf, expect, releasedStore, test, violations, waitForHydration } from '@site/tools/browser-test';
import { readPageRecord, watchScript } from '@site/tools/gate/page-record';

/** All entries of the released site. */
const items = liveItems();
/** One entry of each kind. */
const oneOfEach = [...new Map(items.map((item) => [item.kind, item])).values()];

function liveItems(): Item[] {
  const store = releasedStore();
  const registry = join(store.live, 'registry.json');
  const { sections } = parseRegistry(JSON.parse(readFileSync(registry, 'utf8')), registry).registry;
  return sections.flatMap(({ id, version, items: file }) => {
    if (!file) return [];
    const path = join(store.sectionDir(id, version), file);
    return parseItems(JSON.parse(readFileSync(path, 'utf8')), path);
  });
}

test('every entry has a page of its own, whatever the letter case, that names it and does not look for others in itself', async ({
  site,
  request,
}) => {
  const addresses = items.map(({ address }) => address.toLowerCase());
  expect(new Set(addresses).size).toBe(items.length);
  for (const { address } of items) {
    const response = await request.get(site.url + address.toUpperCase());
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(canonicalOf(site, address));
    expect(html.match(/href="#[A-Z]{2}-\d{3}"/)?.[0], address).toBeUndefined();
  }
});

test('every entry has a title of its own, by which results of a search can be told apart', () => {
  const titles = items.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

for (const { kind, address, title } of oneOfEach) {
  test(`the page of a ${kind} hydrates what it came with, does not shift, and is accessible`, async ({
    site,
    page,
    complaints,
  }) => {
    // Tall, because only what is in the window counts as moved.
    await page.setViewportSize({ width: 1280, height: 1800 });
    await page.addInitScript(await watchScript());
    await page.goto(site.url + address);
    await expect(page).toHaveTitle(`${title} · Front-end Workbench`);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await readPageRecord(page)).toMatchObject({ shift: 0, moved: [], fallback: false });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const resource = page.locator('main [itemscope][itemtype="https://schema.org/LearningResource"]');
    await expect(resource.locator('[itemprop=name]')).toHaveText(title);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an entry is read whole, and its neighbors, its list and its section are a click away', async ({
    site,
    page,
  }) => {
    await page.goto(`${site.url}/javascript/typeof-null`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/typeof null/);
    await expect(page.getByRole('heading', { level: 2, name: 'Short answer' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
      'Home',
      'Frontend Basics',
      'JavaScript',
    ]);
    await page.getByRole('link', { name: /^Next / }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/typeof null/);
    await page.goBack();
    await page.getByRole('link', { name: 'JS-002 in its list' }).click();
    await expect(page).toHaveURL(`${site.url}/javascript#JS-002`);
  });
});

test('from entry to entry, to the list and back, the tab stays and title and focus follow', async ({ site, page }) => {
  await page.goto(`${site.url}/javascript/typeof-null`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameTab: true }));
  const first = await page.title();
  await page.getByRole('link', { name: /^Next / }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(/typeof null/);
  await expect(page).toHaveTitle(`${await heading.textContent()} · Front-end Workbench`);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(first);
  await page.getByRole('link', { name: 'JS-002 in its list' }).click();
  await expect(page.locator('#JS-002')).toHaveAttribute('data-open', '');
  await page.locator('#JS-002').getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveTitle(first);
  expect(await page.evaluate(() => Reflect.get(window, 'sameTab'))).toBe(true);
});

test('there is no page for an entry that does not exist', async ({ site, page }) => {
  const response = await page.goto(`${site.url}/javascript/no-such-entry`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByRole('main')).toContainText('There is no page at this address');
  await expect(page.getByRole('link', { name: 'JavaScript', exact: true }).first()).toBeVisible();
});

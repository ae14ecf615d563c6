import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkOtherColors,
  checkWideAndNarrow,
  expect,
  follow,
  openPage,
  type Page,
  type Site,
  test,
  violations,
  waitForHydration,
} from '@site/tools/browser-test';
import { publish } from '@site/tools/release/publish';
import { stageChanged } from './changed-release.ts';

const sentence = 'This sentence was released a moment ago.';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Has the browser keep what is visited from now on. */
async function startKeeping(page: Page, { url }: Pick<Site, 'url'>): Promise<void> {
  await openPage(page, `${url}/YourData`);
  const sandbox = page.waitForRequest(
    (request) => /\/runner-[^/]+\.html$/.test(request.url()) && request.isNavigationRequest(),
  );
  await page.getByRole('button', { name: 'Keep what I visit for offline use' }).click();
  await sandbox;
  await expect(page.getByText('The pages that you visit from now on are kept.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Offline' })).toBeFocused();
}

/** The paths of everything that is kept. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    return (await Promise.all(paths)).flat();
  });

/** Waits until everything that shows a page is kept: what the list of kept pages names. */
async function expectKept(page: Page, { url }: Pick<Site, 'url'>, title: string): Promise<void> {
  await expect(async () => {
    await openPage(page, `${url}/Offline`);
    await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass();
}

test('nothing is kept unasked; then what was visited opens offline, and another page says what is missing', async ({
  ownSite,
  page,
  context,
}) => {
  await openPage(page, `${ownSite.url}/UseReduce`);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await keptPaths(page)).toEqual([]);
  await startKeeping(page, ownSite);
  await openPage(page, `${ownSite.url}/UseReduce`);
  await follow(page, 'Advanced', 'Redux');
  await expect(heading(page, 'Redux')).toBeVisible();
  await expectKept(page, ownSite, 'useReducer');
  await expectKept(page, ownSite, 'Redux');
  await openPage(page, `${ownSite.url}/javascript/typeof-null`);
  await expect
    .poll(() => keptPaths(page))
    .toContainEqual(expect.stringMatching(/\/content\/Javascript\/typeof-null\.json$/));

  await context.setOffline(true);
  await openPage(page, `${ownSite.url}/UseReduce`);
  await expect(heading(page, 'useReducer')).toBeVisible();
  await expect(page).toHaveTitle(/^useReducer/);
  await follow(page, 'Advanced', 'Redux');
  await expect(heading(page, 'Redux')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Redux')).toBeVisible();
  await page.goto(ownSite.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(heading(page, 'Offline')).toHaveCount(0);

  await page.goto(`${ownSite.url}/javascript/typeof-null`);
  const sandbox = page.waitForResponse(/\/runner-[^/]+\.html$/);
  await page.getByRole('button', { name: 'Run' }).first().click();
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('object true');
  expect(await (await sandbox).headerValue('content-security-policy')).toBe("frame-ancestors 'self'");

  await follow(page, 'Projects', 'Task manager');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('You are offline, and this page is not kept in this browser.');
  await page.goto(`${ownSite.url}/TaskManager`);
  await expect(panel).toContainText('You are offline');
  await panel.getByRole('link', { name: 'See which pages are.' }).click();
  await page.getByRole('main').getByRole('link', { name: 'useReducer', exact: true }).click();
  await expect(heading(page, 'useReducer')).toBeVisible();

  await context.setOffline(false);
  await openPage(page, `${ownSite.url}/TaskManager`);
  await expect(panel).toHaveCount(0);
});

test('a section that was made available opens offline, with pages that were never visited; removing clears it all', async ({
  ownSite,
  page,
  context,
}) => {
  await startKeeping(page, ownSite);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Projects' });
  await row.getByRole('button', { name: 'Make available offline: Projects' }).click();
  await expect(row).toContainText('Available offline.');
  await expect(page.getByRole('status').filter({ hasText: 'Projects can be opened offline.' })).toBeVisible();
  await checkWideAndNarrow(page);
  await checkOtherColors(page);
  await expectKept(page, ownSite, 'Task manager');
  expect(await violations(page)).toEqual([]);

  await context.setOffline(true);
  await page.goto(`${ownSite.url}/TaskManager`);
  await expect(heading(page, 'Task manager')).toBeVisible();
  await page.getByRole('main').getByRole('textbox').fill('Read offline');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Read offline')).toBeVisible();
  await context.setOffline(false);

  await openPage(page, `${ownSite.url}/YourData`);
  await page.getByRole('button', { name: 'Remove what is kept' }).click();
  await expect(page.getByText('Nothing is kept anymore.')).toBeVisible();
  await openPage(page, `${ownSite.url}/TaskManager`);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('after a release the network wins, what is kept is brought up to date, and versions never mix', async ({
  smallSite,
  page,
  context,
}) => {
  await startKeeping(page, smallSite);
  await openPage(page, `${smallSite.url}/UseReduce`);
  await expectKept(page, smallSite, 'useReducer');
  const { version } = await stageAndPublish(smallSite);
  const tab = await context.newPage();
  await openPage(tab, `${smallSite.url}/UseReduce`);
  await expect(tab.getByText(sentence)).toBeVisible();
  await expect.poll(() => versionsOf(tab, 'hooks')).toEqual([version]);
  const registry = await tab.evaluate(async () => (await (await caches.match('/registry.json'))?.text()) ?? '');
  expect(registry).toBe(readFileSync(join(smallSite.store.live, 'registry.json'), 'utf8'));

  await context.setOffline(true);
  await tab.reload();
  await expect(tab.locator('script[data-shell]')).toHaveCount(1);
  await expect(tab.getByText(sentence)).toBeVisible();
  await expect(heading(tab, 'useReducer')).toBeVisible();
});

/** Releases the section Hooks with a sentence more on one page. */
async function stageAndPublish({ store }: Site) {
  const candidate = await stageChanged(store, 'hooks', { address: '/UseReduce', sentence });
  await publish(store, 'release', [candidate]);
  return candidate;
}

/** The versions of a section of which files are kept. */
async function versionsOf(page: Page, id: string): Promise<string[]> {
  const versions = (await keptPaths(page)).map((path) => path.match(`^/s/${id}/([0-9a-f]+)/`)?.[1] ?? []);
  return [...new Set(versions.flat())];
}

test('a slow network has three seconds for a page that is kept, and all the time for one that is not', async ({
  smallSite,
  page,
  context,
}) => {
  await startKeeping(page, smallSite);
  await openPage(page, `${smallSite.url}/UseReduce`);
  await expectKept(page, smallSite, 'useReducer');
  await context.route(/\/(?:UseReduce|TaskManager|registry\.json)$/, () => {});
  await page.goto(`${smallSite.url}/UseReduce`);
  await waitForHydration(page);
  await expect(heading(page, 'useReducer')).toBeVisible();
  await expect(page.locator('script[data-shell]')).toHaveCount(1);
  await expect(page.goto(`${smallSite.url}/TaskManager`, { timeout: 5000 })).rejects.toThrow('Timeout');
});

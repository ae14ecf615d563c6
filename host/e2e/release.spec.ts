import { expect, follow, listen, type Page, type Site, test, waitForHydration } from '@site/tools/browser-test';
import { publish } from '@site/tools/release/publish';
import { rollback } from '@site/tools/release/rollback';
import { changedPaths, liveTree, withCopies } from '@site/tools/release/testing/live-tree';
import { stageChanged } from './changed-release.ts';

const address = '/UseReduce';
const sentence = 'This sentence was released a moment ago.';

/** Collects what a page requests from the site, and which requests fail; one that a change of page ends has not failed. */
function watch(page: Page): { asked: string[]; complaints: string[] } {
  const [asked, complaints]: [string[], string[]] = [[], []];
  listen(page, complaints);
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    asked.push(new URL(response.url()).pathname);
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return { asked, complaints };
}

async function releaseChanged({ store }: Site): Promise<string> {
  const candidate = await stageChanged(store, 'hooks', { address, sentence });
  await publish(store, 'release', [candidate]);
  return candidate.version;
}

test('a release of one changed text adds its own folder, changes its own document and the registry, and a rollback undoes it', async ({
  smallSite,
}) => {
  const { store } = smallSite;
  const before = liveTree(store);
  const version = await releaseChanged(smallSite);
  const released = changedPaths(before, liveTree(store));
  const places = [address.slice(1), address.slice(1).toLowerCase()];
  expect(released.gone).toEqual([]);
  expect(released.added.filter((path) => !path.startsWith(`s/hooks/${version}/`))).toEqual([]);
  expect(released.changed).toEqual(
    withCopies('registry.json', 'releases.json', 'routes.json', ...places.map((place) => `${place}/index.html`)),
  );
  await rollback(store, 'hooks');
  expect(changedPaths(before, liveTree(store)).changed).toEqual(withCopies('registry.json', 'releases.json'));
});

test('a tab that was open before a release stays whole, and new tabs show what is live', async ({
  smallSite,
  context,
}) => {
  const old = smallSite.url + address;
  const tab = await context.newPage();
  const { asked, complaints } = watch(tab);
  await tab.goto(old);
  await waitForHydration(tab);
  const elsewhere = await context.newPage();
  const other = watch(elsewhere);
  await elsewhere.goto(`${smallSite.url}/TaskManager`);
  await waitForHydration(elsewhere);
  const version = await releaseChanged(smallSite);

  for (const label of ['useState', 'useReducer', 'useState', 'useReducer']) {
    await follow(tab, 'React Hooks', label);
    await expect(tab.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await waitForHydration(tab);
  }
  await follow(tab, 'Projects', 'Task manager');
  await expect(tab.getByRole('heading', { level: 1, name: 'Task manager' })).toBeVisible();
  await tab.goBack();
  await expect(tab.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
  await expect(tab.getByText(sentence)).toHaveCount(0);
  await follow(elsewhere, 'React Hooks', 'useReducer');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
  await waitForHydration(elsewhere);
  expect([complaints, other.complaints]).toEqual([[], []]);
  expect(asked.filter((path) => path.startsWith(`/s/hooks/${version}/`))).toEqual([]);

  await expectNewTab(smallSite, context, 1);
  await rollback(smallSite.store, 'hooks');
  await expectNewTab(smallSite, context, 0);
  await follow(tab, 'React Hooks', 'useMemo');
  await expect(tab.getByRole('heading', { level: 1, name: 'useMemo' })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Opens the page in a new tab; the sentence of the new version must appear that many times. */
async function expectNewTab({ url }: Site, context: { newPage: () => Promise<Page> }, times: number): Promise<void> {
  const page = await context.newPage();
  const { complaints } = watch(page);
  await page.goto(url + address);
  await waitForHydration(page);
  await expect(page.getByText(sentence)).toHaveCount(times);
  await follow(page, 'Projects', 'Task manager');
  await follow(page, 'React Hooks', 'useReducer');
  await waitForHydration(page);
  await expect(page.getByText(sentence)).toHaveCount(times);
  expect(complaints).toEqual([]);
  await page.close();
}

test('a reader who comes back to a tab is told quietly of a release; the tab stays as it was until it is reloaded', async ({
  smallSite,
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto(smallSite.url + address);
  await waitForHydration(page);
  await releaseChanged(smallSite);
  await page.evaluate(() => {
    const later = Date.now() + 11 * 60_000;
    Date.now = () => later;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const notice = page.getByRole('status').filter({ hasText: 'There is a new release of React Hooks.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await follow(page, 'React Hooks', 'useState');
  await follow(page, 'React Hooks', 'useReducer');
  await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(sentence)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a new page of a section is in the navigation of a tab opened afterwards on another page', async ({
  smallSite,
  page,
}) => {
  const { complaints } = watch(page);
  const copyTo = { address: '/BrandNew', label: 'Brand new' };
  await publish(smallSite.store, 'release', [
    await stageChanged(smallSite.store, 'hooks', { address, sentence, copyTo }),
  ]);
  await page.goto(`${smallSite.url}/TaskManager`);
  await waitForHydration(page);
  await follow(page, 'React Hooks', 'Brand new');
  await expect(page).toHaveURL(/\/BrandNew$/);
  await expect(page).toHaveTitle(/^Brand new/);
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goto(`${smallSite.url}/brandnew`);
  await waitForHydration(page);
  expect(complaints).toEqual([]);
});

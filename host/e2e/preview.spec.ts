import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, follow, test, waitForHydration } from '@site/tools/browser-test';
import { createPreviewServer } from '@site/tools/preview/server';
import { readState, versionIn } from '@site/tools/release/ledger';
import { publish } from '@site/tools/release/publish';
import { listen, loopback } from '@site/tools/server/listen';
import { stageChanged } from './changed-release.ts';

const address = '/UseReduce';
const sentence = 'This sentence is in the version that is previewed.';
const leave = { name: 'Leave the preview' };

test('a version that is in the store and not live is shown in this tab alone, until the reader leaves it', async ({
  smallSite,
  page,
  context,
  complaints,
}) => {
  const copyTo = { address: '/BrandNew', label: 'Brand new' };
  const { version } = await stageChanged(smallSite.store, 'hooks', { address, sentence, copyTo });
  const banner = page.getByRole('region', { name: 'Preview' });
  await page.goto(`${smallSite.url}${address}?with=hooks@${version}`);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(banner).toContainText(`React Hooks in version ${version}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Reset' }).first()).toBeVisible();

  await follow(page, 'Projects', 'Task manager');
  await expect(page.getByRole('heading', { level: 1, name: 'Task manager' })).toBeVisible();
  await follow(page, 'React Hooks', 'Brand new');
  await expect(page).toHaveURL(/\/BrandNew$/);
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goto(smallSite.url + address);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(banner).toBeVisible();

  const other = await context.newPage();
  await other.goto(smallSite.url + address);
  await waitForHydration(other);
  await expect(other.getByText(sentence)).toHaveCount(0);
  await expect(other.getByRole('region', { name: 'Preview' })).toHaveCount(0);

  await banner.getByRole('button', leave).click();
  await expect(banner).toHaveCount(0);
  await waitForHydration(page);
  await expect(page.getByText(sentence)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('an earlier version can be previewed, too', async ({ smallSite: { store, url }, page }) => {
  const earlier = versionIn(readState(store), 'hooks');
  await publish(store, 'release', [await stageChanged(store, 'hooks', { address, sentence })]);
  await page.goto(`${url}${address}?with=hooks@${earlier}`);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`${earlier}`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
});

for (const [wanted, reason] of [
  ['hooks@000000000000', 'There is no such version here.'],
  ['hooks@localhost', 'A preview is written like this'],
])
  test(`${wanted} is refused with a reason, and the live site is shown`, async ({ site, page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).host));
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${site.url}${address}?with=${wanted}`);
    const banner = page.getByRole('region', { name: 'Preview' });
    await expect(banner).toContainText(`${wanted} cannot be shown, so this is the live site. ${reason}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(new Set(requests)).toEqual(new Set([new URL(site.url).host]));
    await banner.getByRole('button', leave).click();
    await expect(banner).toHaveCount(0);
    await expect(page).toHaveURL(site.url + address);
  });

test('a build on the reader’s machine is linked to, and served inside the live site there', async ({
  smallSite,
  page,
  complaints,
}) => {
  const copyTo = { address: '/BrandNew', label: 'Brand new' };
  const { version } = await stageChanged(smallSite.store, 'hooks', { address, sentence, copyTo });
  const built = join(smallSite.store.dir, 'built');
  renameSync(smallSite.store.sectionDir('hooks', version), built);
  const preview = createPreviewServer(smallSite.url, { id: 'hooks', version, dir: built });
  const port = await listen(preview, 0, loopback);
  try {
    await page.goto(`${smallSite.url}${address}?with=hooks@localhost:${port}`);
    const banner = page.getByRole('region', { name: 'Preview' });
    await waitForHydration(page);
    await expect(page.getByText(sentence)).toHaveCount(0);
    await banner.getByRole('link', { name: 'open this page at localhost' }).click();

    await expect(page).toHaveURL(`http://localhost:${port}${address}?with=hooks%40${version}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(banner).toContainText(`React Hooks in version ${version}. Everything else is live.`);
    await follow(page, 'Projects', 'Task manager');
    await expect(page.getByRole('heading', { level: 1, name: 'Task manager' })).toBeVisible();
    await follow(page, 'React Hooks', 'Brand new');
    await expect(page.getByText(sentence)).toBeVisible();
    await follow(page, 'React Hooks', 'useReducer');
    await banner.getByRole('button', leave).click();
    await expect(banner).toHaveCount(0);
    expect(complaints).toEqual([]);
  } finally {
    preview.closeAllConnections();
    preview.close();
  }
});

import { rmSync } from 'node:fs';
import {
  checkWideAndNarrow,
  expect,
  follow,
  type Page,
  type Site,
  test,
  waitForHydration,
} from '@site/tools/browser-test';
import { publish } from '@site/tools/release/publish';
import { stageChanged } from './changed-release.ts';

const address = '/UseReduce';
const defect = 'This sentence is the defect.';

/** Releases six versions of two sections after the first snapshot; the defect comes with release 5. @returns the versions */
async function releaseSix({ store }: Site): Promise<string[]> {
  const changes: [string, string, string][] = [
    ['hooks', address, 'Release 2.'],
    ['projects', '/TaskManager', 'Release 3.'],
    ['hooks', '/UseStateHook', 'Release 4.'],
    ['hooks', address, defect],
    ['projects', '/TaskManager', 'Release 6.'],
    ['hooks', '/UseStateHook', 'Release 7.'],
  ];
  const versions: string[] = [];
  for (const [id, page, sentence] of changes) {
    const candidate = await stageChanged(store, id, { address: page, sentence });
    await publish(store, 'release', [candidate]);
    versions.push(candidate.version);
  }
  return versions;
}

const region = (page: Page) => page.getByRole('region', { name: 'Bisect' });

/** Answers as a reader who looks for the sentence, until the search has ended. @returns the releases that were shown */
async function answerAll(page: Page): Promise<number[]> {
  const shown: number[] = [];
  for (;;) {
    await waitForHydration(page);
    await expect(region(page)).toBeVisible();
    const number = /after release (\d+)/.exec((await region(page).textContent()) ?? '')?.[1];
    if (!number) return shown;
    shown.push(Number(number));
    await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
    const fails = (await page.getByText(defect).count()) > 0;
    const before = page.url();
    await region(page)
      .getByRole('button', { name: fails ? 'It fails here' : 'It works here' })
      .click();
    await page.waitForURL((url) => url.href !== before);
  }
}

test('a reader is led to the release that changed a page, in this tab alone', async ({
  smallSite,
  page,
  context,
  complaints,
}) => {
  const versions = await releaseSix(smallSite);
  await page.goto(`${smallSite.url}${address}?bisect=1..7`);
  await waitForHydration(page);
  await expect(region(page)).toContainText('as it was after release 4');
  await expect(region(page)).toContainText('At most 3 steps are left.');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await checkWideAndNarrow(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await follow(page, 'Projects', 'Task manager');
  await expect(page.getByText('Release 3.')).toBeVisible();
  await expect(page.getByText('Release 6.')).toHaveCount(0);
  await follow(page, 'React Hooks', 'useReducer');
  const other = await context.newPage();
  await other.goto(smallSite.url + address);
  await waitForHydration(other);
  await expect(region(other)).toHaveCount(0);
  await expect(other.getByText(defect)).toBeVisible();

  const shown = await answerAll(page);
  expect(shown[0]).toBe(4);
  expect(shown.length).toBeLessThanOrEqual(3);
  await expect(region(page)).toContainText('This release changed it:');
  const found = region(page).getByRole('listitem').first();
  await expect(found).toContainText(`Release 5: React Hooks, version ${versions[3]}`);
  await expect(found).toContainText('owner @site/hooks');
  await expect(page.getByText(defect)).toBeVisible();
  await checkWideAndNarrow(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await region(page).getByRole('link', { name: 'All releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await region(page).getByRole('button', { name: 'Leave' }).click();
  await expect(region(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${smallSite.url}/releases`);
  expect(complaints).toEqual([]);
});

test('versions that were cleaned away are passed over', async ({ smallSite, page }) => {
  const versions = await releaseSix(smallSite);
  rmSync(smallSite.store.sectionDir('hooks', versions[2] ?? ''), { recursive: true });
  await page.goto(`${smallSite.url}${address}?bisect=1..7`);
  await waitForHydration(page);
  await expect(region(page)).toContainText(
    'Skipped, because some of their versions can no longer be shown: release 4.',
  );
  await answerAll(page);
  await expect(region(page)).toContainText('One of these changed it:');
  await expect(region(page).getByRole('listitem')).toContainText(['Release 4', 'Release 5']);
});

for (const [query, reason] of [
  ['two..five', 'Write it like this: ?bisect=12..40'],
  ['9..1', '9 is not smaller than 1'],
  ['1..999999', 'There is no release 999999 in the list'],
])
  test(`?bisect=${query} is refused with the reason, and the live site is shown`, async ({ site, page }) => {
    await page.goto(`${site.url}${address}?bisect=${query}`);
    await expect(region(page)).toContainText(reason ?? '');
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
    await region(page).getByRole('button', { name: 'Leave' }).click();
    await expect(region(page)).toHaveCount(0);
    await expect(page).toHaveURL(site.url + address);
  });

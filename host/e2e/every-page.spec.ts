import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  checkOtherColors,
  checkWideAndNarrow,
  expect,
  livePages,
  type Page,
  releasedStore,
  removeClosedAnswers,
  test,
  waitForHydration,
} from '@site/tools/browser-test';
import { readPageRecord, watchScript } from '@site/tools/gate/page-record';
import { overBudget, readPageSize } from '@site/tools/gate/page-size';
import { listFiles } from '@site/tools/release/files';
import { readState } from '@site/tools/release/ledger';

/** All pages: the host's own, the one for unknown addresses, and those of the sections. */
const pages = livePages(releasedStore());
const addresses = ['/', '/React', '/design', '/nowhere', ...pages.map(({ address }) => address)];

/** Pages of every section, with text, tables, forms and questions. The text of the others has the same colors at every width. */
const inAllColors = ['/', '/BoxModel', '/UseReduce', '/TableFilter', '/Challenges'];

/** In React itself; other scripts only read what it defines. */
const definitionOfReact = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=';

for (const address of addresses) {
  test(`${address} hydrates the HTML it came with, does not shift, and is accessible and within its budgets`, async ({
    site,
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addInitScript(await watchScript());
    const response = await page.goto(site.url + address);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await readPageRecord(page)).toEqual({
      shift: 0,
      moved: [],
      fallback: false,
      renderers: 1,
      sameHeading: true,
    });
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    expect(complaints.filter((one) => !(address === '/nowhere' && one.includes('404')))).toEqual([]);

    expect(overBudget(await readPageSize(page, (await response?.text()) ?? ''))).toEqual([]);

    await removeClosedAnswers(page);
    await checkWideAndNarrow(page);
    if (inAllColors.includes(address)) await checkOtherColors(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    const isHook = pages.some((one) => one.address === address && one.section.id === 'hooks');
    await leaveSlowly(page, isHook ? ['Projects', 'Task manager'] : ['React Hooks', 'useState']);
    expect(await readPageRecord(page)).toMatchObject({ shift: 0, moved: [], fallback: false });
  });
}

test('React is in one script of the site, and in one of the sandbox', () => {
  const { dir } = releasedStore();
  const { entry, sections } = readState(releasedStore());
  const folders = [`host/${entry.host}`, ...sections.map(({ id, version }) => `s/${id}/${version}`)];
  const scripts = folders.flatMap((folder) => listFiles(join(dir, folder)).map((file) => join(dir, folder, file)));
  const copies = scripts.filter(
    (path) => path.endsWith('.js') && readFileSync(path, 'utf8').includes(definitionOfReact),
  );
  expect(copies.map((path) => basename(path))).toEqual([
    expect.stringMatching(/^runner-\w+\.component\.js$/),
    expect.stringMatching(/^shared\d*\.js$/),
  ]);
});

/** Follows a link of the footer to a slow page. Half a second after the click, the browser counts every layout shift again. */
async function leaveSlowly(page: Page, [link, heading]: [string, string]): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(() => Object.assign(Reflect.get(window, 'seen'), { shift: 0, moved: [] }));
  await page.route('**/s/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

import { readFile } from 'node:fs/promises';
import { storedExamples } from '@site/learning/testing/stored-examples';
import { checkWideAndNarrow, expect, openPage, type Page, test } from '@site/tools/browser-test';

const entry = '/javascript/typeof-null';

/** What readers of the first edition have in their browsers. */
const firstEdition = {
  tasks: '[{"id":1,"text":"Book the train","done":false}]',
  'site:theme': 'dark',
  'site:visits': '["/Axios"]',
  'question-shortcuts': 'off',
};

/** The same run of a study plan, with one of its steps ticked. */
const planWith = (step: string) => ({
  'site:study-plan': JSON.stringify({
    ...{ version: 1, plan: 'week', firstDay: 20_780, moved: {}, ticks: { [step]: { isDone: true, at: 5 } } },
    ...{ isStopped: false, startedAt: 4, updatedAt: 4 },
  }),
});

const keep = (page: Page, texts: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, texts);
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const known = (page: Page) => page.getByRole('button', { name: 'Known', exact: true });
const amount = (page: Page, what: string) => page.locator('dl > div').filter({ hasText: what }).getByRole('definition');
const open = (page: Page, url: string) => openPage(page, `${url}/YourData`);

/** Rates an entry, then shows the reader's data. */
async function rateAndOpen(page: Page, url: string): Promise<void> {
  await openPage(page, url + entry);
  await known(page).click();
  await expect(known(page)).toHaveAttribute('aria-pressed', 'true');
  await open(page, url);
  await expect(amount(page, 'Entries rated')).toHaveText('1');
}

const examples = Object.entries(storedExamples).flatMap(([store, list]) =>
  list.map(({ record }) => ({ store, record: record as object })),
);

/** Puts records into the reader's database, which has to be there. */
const putRecords = (page: Page, records: { store: string; record: object }[]) =>
  page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('site');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction([...new Set(all.map(({ store }) => store))], 'readwrite');
          for (const { store, record } of all) transaction.objectStore(store).put(record);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onerror = reject;
        };
      }),
    records,
  );

async function exported(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

async function importText(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const file = { name: 'data.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await choosing).setFiles(file);
}

test('one file takes everything to another browser, and a second time it changes nothing', async ({
  site,
  page,
  browser,
  complaints,
}) => {
  await openPage(page, site.url);
  await keep(page, { ...firstEdition, ...planWith('Day 2') });
  await rateAndOpen(page, site.url);
  const file = await exported(page);
  const data = JSON.parse(file);
  expect(data.progress).toMatchObject([{ entry: 'JS-002', knowledge: 'known' }]);
  expect(data.texts).toMatchObject({ tasks: firstEdition.tasks, 'site:theme': 'dark', 'question-shortcuts': 'off' });

  const other = await (await browser.newContext()).newPage();
  await openPage(other, `${site.url}/YourData`);
  await keep(other, planWith('Day 1'));
  await importText(other, file);
  await expect(
    other.getByRole('status').filter({ hasText: /^Added or updated: 1 entry, \d settings\.$/ }),
  ).toBeVisible();
  await expect(amount(other, 'Entries rated')).toHaveText('1');
  const plan = JSON.parse((await kept(other))['site:study-plan'] ?? '');
  expect(Object.keys(plan.ticks)).toEqual(['Day 1', 'Day 2']);
  expect(await kept(other)).toMatchObject({ tasks: firstEdition.tasks, 'question-shortcuts': 'off' });
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await importText(other, file);
  await expect(other.getByText('Nothing had to change')).toBeVisible();
  await openPage(other, site.url + entry);
  await expect(known(other)).toHaveAttribute('aria-pressed', 'true');
  await other.context().close();
  expect(complaints).toEqual([]);
});

test('what browsers hold since any version is read, counted and exported', async ({ site, page }) => {
  await rateAndOpen(page, site.url);
  await putRecords(page, examples);
  await openPage(page, `${site.url}/YourData`);
  await expect(amount(page, 'Mock interviews')).toHaveText('1');
  await expect(page.getByText('could not be read')).toHaveCount(0);
  const data = JSON.parse(await exported(page));
  for (const { store, record } of examples) expect(data[store]).toContainEqual(record);
  await openPage(page, `${site.url}/Review`);
  await expect(page.getByText('1 suspended', { exact: true })).toBeVisible();
  await openPage(page, `${site.url}/MockInterview`);
  await expect(page.getByRole('table', { name: 'Your earlier interviews' }).getByRole('row')).toHaveCount(2);
});

test('an import takes the place of a damaged record, which is kept, and asks the browser to keep all of it', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      document.documentElement.dataset.persist = 'asked';
      return false;
    };
  });
  await rateAndOpen(page, site.url);
  const file = await exported(page);
  await putRecords(page, [{ store: 'progress', record: { version: 1, entry: 'JS-002', note: 7 } }]);
  await open(page, site.url);
  await expect(page.getByText('1 damaged record could not be read')).toBeVisible();
  await importText(page, file);
  await expect(page.getByText('Added or updated: 1 entry.')).toBeVisible();
  await expect(amount(page, 'Entries rated')).toHaveText('1');
  await expect(page.getByText('1 damaged record could not be read')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-persist', 'asked');
  await importText(page, file);
  await expect(page.getByText('Nothing had to change')).toBeVisible();
});

for (const [what, text, problem] of [
  ['foreign', '{"cards":[]}', 'This file was not exported from this site.'],
  ['damaged', '{"format":"front-end-workbench","version":1,"progress":[{"entry":7}]', 'This file is not JSON'],
  [
    'half valid',
    '{"format":"front-end-workbench","version":1,"exportedAt":1,"attempts":[],"texts":{"site:theme":"light"},"progress":[{"version":1,"entry":"JS-003","knowledge":"perfect","isBookmarked":false,"note":"","solvedAt":null,"updatedAt":9}]}',
    'This file is damaged at progress.0.knowledge',
  ],
] as const) {
  test(`a ${what} file changes nothing, and the reader learns what is wrong`, async ({ site, page }) => {
    await rateAndOpen(page, site.url);
    const before = await kept(page);
    await importText(page, text);
    await expect(page.getByRole('alert')).toContainText(problem);
    await expect(page.getByRole('alert')).toContainText('Nothing was changed.');
    await expect(amount(page, 'Entries rated')).toHaveText('1');
    expect(await kept(page)).toEqual(before);
  });
}

test('a file for which the browser has no room changes nothing, not even settings', async ({ site, page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    const setItem = Storage.prototype.setItem;
    let transaction: IDBTransaction;
    IDBObjectStore.prototype.put = function (record) {
      transaction = this.transaction;
      return put.call(this, record);
    };
    // The database is the last to refuse.
    Storage.prototype.setItem = function (key, text) {
      setItem.call(this, key, text);
      if (key === 'site:text-size') transaction.abort();
    };
  });
  await rateAndOpen(page, site.url);
  const before = await kept(page);
  const record = { version: 1, knowledge: null, isBookmarked: true, note: '', solvedAt: null, updatedAt: 9 };
  const progress = [{ ...record, entry: 'JS-003' }];
  const texts = { 'site:text-size': 'large' };
  const file = { format: 'front-end-workbench', version: 1, exportedAt: 1, progress, attempts: [], texts };
  await importText(page, JSON.stringify(file));
  await expect(page.getByRole('alert')).toContainText('has no room left. Nothing was changed.');
  await expect(amount(page, 'Bookmarks')).toHaveText('0');
  expect(await kept(page)).toEqual(before);
});

test('everything can be cleared by keys alone, and brought back, in another tab too', async ({
  site,
  page,
  context,
}) => {
  await openPage(page, site.url);
  await keep(page, firstEdition);
  await rateAndOpen(page, site.url);
  const other = await context.newPage();
  await openPage(other, site.url + entry);
  await expect(known(other)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear everything' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Clear everything?' });
  await dialog.press('Escape');
  await expect(dialog).toBeHidden();
  // The page hears of it a moment after the browser has closed it.
  await expect(page.getByText('This removes your progress')).toHaveCount(0);
  await expect(amount(page, 'Entries rated')).toHaveText('1');
  await page.getByRole('button', { name: 'Clear everything' }).press('Enter');
  await dialog.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page.getByText('Everything was cleared.')).toBeVisible();
  await expect(amount(page, 'Entries rated')).toHaveText('0');
  await expect(known(other)).toHaveAttribute('aria-pressed', 'false');
  expect(await kept(page)).toEqual({});
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Everything is back.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Everything is back.' })).toBeFocused();
  await expect(known(other)).toHaveAttribute('aria-pressed', 'true');
  expect(await kept(page)).toMatchObject({ tasks: firstEdition.tasks, 'site:theme': 'dark' });
});

test('a browser that keeps nothing says so', async ({ site, page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(IDBFactory.prototype, { open: refuse, databases: refuse });
  });
  await open(page, site.url);
  await expect(page.getByText('Your browser does not let this site store your progress')).toBeVisible();
  await importText(
    page,
    '{"format":"front-end-workbench","version":1,"exportedAt":1,"progress":[],"attempts":[],"texts":{}}',
  );
  await expect(page.getByRole('alert')).toContainText('does not let the site use its storage');
});

test('the page is linked from the footer, hydrates what it came with, and is accessible', async ({
  site,
  page,
  complaints,
}) => {
  await openPage(page, site.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click();
  await expect(page).toHaveURL(/\/YourData$/);
  await open(page, site.url);
  await expect(amount(page, 'Notes')).toHaveText('0');
  await checkWideAndNarrow(page, ['main']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

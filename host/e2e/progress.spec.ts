import { expect, type Locator, openPage, type Page, test, violations } from '@site/tools/browser-test';

const entry = '/javascript/typeof-null';

const group = (root: Page | Locator) => root.getByRole('group', { name: 'How well do you know this?' });
const press = (root: Page | Locator, name: string) => group(root).getByRole('button', { name, exact: true });
const pressed = (root: Page | Locator, name: string) =>
  expect(press(root, name)).toHaveAttribute('aria-pressed', 'true');
const released = (root: Page | Locator, name: string) =>
  expect(press(root, name)).toHaveAttribute('aria-pressed', 'false');
const shownEntries = (page: Page) => page.locator('.question:not([hidden])');

/** Opens an entry and waits for the reader's progress on it. */
async function openEntry(page: Page, url: string): Promise<void> {
  await openPage(page, url);
  await group(page).scrollIntoViewIfNeeded();
}

/** Replaces the record of the entry by one that this site did not write. */
async function damage(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('site');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('progress', 'readwrite');
          transaction.objectStore('progress').put({ entry: 'JS-002', version: 1, note: 7 });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onerror = reject;
        };
      }),
  );
}

/** What is in a store of the reader's database. */
const recordsIn = (page: Page, store: string) =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('site');
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    store,
  );

test('what a reader says of an entry holds through a reload, is followed by another tab, and can be taken back', async ({
  site,
  page,
  context,
  complaints,
}) => {
  await openEntry(page, site.url + entry);
  const other = await context.newPage();
  await openEntry(other, site.url + entry);
  await press(page, 'Unsure').click();
  await pressed(page, 'Unsure');
  await pressed(other, 'Unsure');
  await press(other, 'Known').click();
  await pressed(page, 'Known');
  await released(page, 'Unsure');
  await press(page, 'Bookmark').click();
  await pressed(other, 'Bookmark');
  await page.reload();
  await group(page).scrollIntoViewIfNeeded();
  await pressed(page, 'Known');
  await pressed(page, 'Bookmark');
  await press(page, 'Known').click();
  await released(page, 'Known');
  await released(other, 'Known');
  expect(complaints).toEqual([]);
});

test('a note is saved while the reader types, by keys alone', async ({ site, page, context }) => {
  await openEntry(page, site.url + entry);
  await press(page, 'Note').press('Enter');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.focus();
  await page.keyboard.type('typeof null is "object": a bug that stays.');
  await expect(page.getByRole('region', { name: 'Your note' })).toHaveText(
    'typeof null is "object": a bug that stays.',
  );
  const other = await context.newPage();
  await openEntry(other, site.url + entry);
  await group(other).getByRole('button', { name: 'Note, written' }).click();
  await expect(other.getByRole('textbox', { name: 'Note' })).toHaveValue('typeof null is "object": a bug that stays.');
  await note.press('End');
  await page.keyboard.type(' Always.');
  await expect(other.getByRole('textbox', { name: 'Note' })).toHaveValue(/ Always\.$/);
  await note.fill('It **stays**: <b>see</b> `typeof`');
  const read = other.getByRole('region', { name: 'Your note' });
  await expect(read.getByText('stays', { exact: true })).toHaveCSS('font-weight', /[67]\d\d/);
  await expect(read).toHaveText('It stays: <b>see</b> typeof');
  await note.fill(`    ${'code '.repeat(100)}\n\n${'x'.repeat(500)}`);
  await expect(read.locator('pre')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await openPage(page, `${site.url}/javascript?progress=noted`);
  await expect(page.getByLabel('Progress')).toHaveValue('noted');
  await expect(shownEntries(page)).toHaveCount(1);
});

test('a list shows it quietly, filters by it, and keeps the filter in the address', async ({ site, page }) => {
  await openPage(page, `${site.url}/javascript#JS-002`);
  const card = page.locator('#JS-002');
  await group(card).scrollIntoViewIfNeeded();
  await press(card, 'Not known').click();
  await press(card, 'Bookmark').click();
  await expect(card.locator('.line').getByText('Not known')).toBeAttached();
  await expect(card.locator('.line').getByText('Bookmarked')).toBeAttached();
  const progress = page.getByLabel('Progress');
  await progress.selectOption('Not known');
  await expect(shownEntries(page)).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]progress=not\+known/);
  await page.reload();
  await expect(shownEntries(page)).toHaveCount(1);
  await expect(page.getByText(/^1 of \d+ entries$/)).toBeVisible();
  await progress.selectOption('Bookmarked');
  await expect(shownEntries(page)).toHaveCount(1);
  await progress.selectOption('Known');
  await expect(shownEntries(page)).toHaveCount(0);
  await progress.selectOption('Not yet');
  await expect(card).toBeHidden();
  expect(await shownEntries(page).count()).toBeGreaterThan(200);
});

test('a first visit to a list loads nothing for it', async ({ site, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, `${site.url}/javascript`);
  await expect(page.getByLabel('Progress')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /progress-store|ProgressControls|ProgressMarks/.test(url))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});

test('nothing moves when the controls arrive', async ({ site, page }) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, site.url + entry);
    const room = page.locator('[data-behavior="progress"]');
    const before = await room.evaluate((element) => {
      const style = getComputedStyle(element);
      return Number.parseFloat(style.minHeight);
    });
    await expect(group(page)).toBeAttached();
    const height = await room.evaluate((element) => element.getBoundingClientRect().height);
    expect(height, `${width} px`).toBeLessThanOrEqual(before + 0.5);
  }
});

test('the controls are accessible, also at 320 px', async ({ site, page }) => {
  await openEntry(page, site.url + entry);
  await press(page, 'Known').click();
  await press(page, 'Note').click();
  for (const width of [1280, 375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page, { within: ['[data-behavior="progress"]'] }), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('a prediction that is right counts by itself', async ({ site, page }) => {
  await openPage(page, `${site.url}/javascript?kind=predict`);
  const card = shownEntries(page).first();
  await card.getByRole('link').first().click();
  const output = (await card.locator('[data-output]').getAttribute('data-output')) ?? '';
  await card.getByRole('textbox', { name: 'Your prediction' }).fill(output);
  await card.getByRole('button', { name: 'Check' }).click();
  await group(card).scrollIntoViewIfNeeded();
  await expect(group(card).getByText('Solved')).toBeVisible();
  await expect(card.locator('.line').getByText('Known')).toBeAttached();
});

test.describe('a browser that keeps nothing', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    }),
  );

  test('says so once, and loses nothing of what is typed while the page is open', async ({ site, page }) => {
    await openEntry(page, site.url + entry);
    await press(page, 'Known').click();
    await pressed(page, 'Known');
    await expect(page.getByText(/did not save your progress/)).toBeVisible();
    await press(page, 'Note').click();
    await page.getByRole('textbox', { name: 'Note' }).pressSequentially('Kept?');
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Kept?');
    await page.getByRole('link', { name: /^Next / }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/typeof null/);
    await page.goBack();
    await group(page).scrollIntoViewIfNeeded();
    await pressed(page, 'Known');
    await group(page).getByRole('button', { name: 'Note, written' }).click();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Kept?');
  });
});

test('a damaged record is reported and left alone; a new choice moves it aside', async ({ site, page }) => {
  await openEntry(page, site.url + entry);
  await press(page, 'Known').click();
  await pressed(page, 'Known');
  await damage(page);
  await page.reload();
  await group(page).scrollIntoViewIfNeeded();
  await expect(page.getByText(/progress on JS-002 could not be read/)).toBeVisible();
  await released(page, 'Known');
  expect(await recordsIn(page, 'progress')).toEqual([{ entry: 'JS-002', version: 1, note: 7 }]);
  await press(page, 'Unsure').click();
  await pressed(page, 'Unsure');
  expect(await recordsIn(page, 'unreadable')).toMatchObject([{ store: 'progress', record: { note: 7 } }]);
});

import {
  checkOtherColors,
  checkWideAndNarrow,
  expect,
  openPage,
  type Page,
  respond,
  test,
} from '@site/tools/browser-test';

const entry = '/javascript/typeof-null';
const due = (page: Page, count: number) => expect(page.getByRole('status').getByText(`${count} due`)).toBeVisible();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Marks an entry on its own page, then opens the queue. */
async function mark(page: Page, url: string, address: string, answer: string): Promise<void> {
  await openPage(page, url + address);
  const group = page.getByRole('group', { name: 'How well do you know this?' });
  await group.scrollIntoViewIfNeeded();
  await group.getByRole('button', { name: answer, exact: true }).click();
  await expect(group.getByRole('button', { name: answer, exact: true })).toHaveAttribute('aria-pressed', 'true');
}

test('an unsure entry is due; a grade takes it away, undoing brings it back, and a reload keeps both', async ({
  site,
  page,
  complaints,
}) => {
  await mark(page, site.url, entry, 'Unsure');
  await openPage(page, `${site.url}/Review`);
  await due(page, 1);
  await expect(page.getByRole('heading', { name: /typeof null/ })).toBeVisible();
  await expect(button(page, 'Undo')).toBeDisabled();
  await button(page, 'Show answer').click();
  await expect(page.getByRole('region', { name: 'Answer' }).getByText('Short answer', { exact: true })).toBeVisible();
  for (const name of ['Again 10 min', 'Hard 15 min', 'Good 2 days', 'Easy 8 days'])
    await expect(button(page, name)).toBeVisible();
  await button(page, /^Good/).click();
  await due(page, 0);
  await expect(page.getByText('Done for today', { exact: true })).toBeVisible();
  await page.reload();
  await due(page, 0);
  await button(page, 'Undo').click();
  await due(page, 1);
  await page.reload();
  await due(page, 1);
  await expect(button(page, 'Undo')).toBeDisabled();
  expect(complaints).toEqual([]);
});

test('a challenge is asked by its task; its solution opens with the answer', async ({ site, page }) => {
  await mark(page, site.url, '/Challenges/star-rating', 'Unsure');
  await openPage(page, `${site.url}/Review`);
  const task = page.getByRole('region', { name: 'Task' });
  await expect(task.getByText('Build a row of stars')).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(task.getByText('In React', { exact: true })).toBeHidden();
  await button(page, 'Show answer').click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText('In React', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Solve it again from a blank start, in a new tab' })).toBeVisible();
});

test('a link in an answer leads to the page of the entry that it names', async ({ site, page }) => {
  await mark(page, site.url, '/Interview/derived-or-stored', 'Unsure');
  await openPage(page, `${site.url}/Review`);
  await button(page, 'Show answer').click();
  const link = page.getByRole('region', { name: 'Answer' }).getByRole('link', { name: /^RE-/ });
  await expect(link).toHaveAttribute('href', /^\/interview\/[a-z-]+$/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What goes wrong when props are copied into state?');
});

test('by keys alone: space shows, a number grades, u takes it back', async ({ site, page, context }) => {
  await mark(page, site.url, entry, 'Not known');
  await mark(page, site.url, '/Interview/memory-leaks-in-components', 'Bookmark');
  await openPage(page, `${site.url}/Review`);
  await due(page, 2);
  const other = await context.newPage();
  await openPage(other, `${site.url}/Review`);
  await page.keyboard.press('4');
  await due(page, 2);
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Answer' })).toBeFocused();
  await page.keyboard.press('4');
  await due(page, 1);
  await due(other, 1);
  await expect(page.getByRole('heading', { level: 4 })).toBeFocused();
  await page.keyboard.press('u');
  await due(page, 2);
  await expect(page.getByRole('heading', { name: /typeof null/ })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Reviews a day' }).focus();
  await page.keyboard.press('u');
  await due(page, 2);
  for (const left of [1, 0]) {
    await button(page, 'Not today').press('Enter');
    await due(page, left);
  }
  await expect(page.locator(':focus')).toHaveText(/^Done for today/);
});

test('a whole topic is added, asked as far as the daily limit, put off, suspended and resumed', async ({
  site,
  page,
}) => {
  await openPage(page, `${site.url}/Review`);
  await due(page, 0);
  await expect(page.getByText('Nothing is scheduled yet', { exact: true })).toBeVisible();
  await page.getByLabel('Section', { exact: true }).selectOption('Advanced');
  await page.getByLabel('Kind', { exact: true }).selectOption('Exercise');
  await button(page, /^Add \d+ entries$/).click();
  await due(page, 10);
  await page.getByLabel('New entries a day', { exact: true }).fill('3');
  await due(page, 3);
  await expect(page.getByRole('region', { name: 'Task' }).getByText('Start', { exact: true })).toBeVisible();
  const title = await page.getByRole('heading', { level: 4 }).textContent();
  await button(page, 'Not today').click();
  await expect(page.getByRole('heading', { level: 4 })).not.toHaveText(title ?? '');
  await page.getByText('1 put off until tomorrow', { exact: true }).click();
  await button(page, /^Resume/).click();
  await expect(page.getByText('1 put off until tomorrow', { exact: true })).toBeHidden();
  await button(page, 'Suspend').click();
  await page.getByText('1 suspended', { exact: true }).click();
  await button(page, /^Resume/).click();
  await expect(page.getByText('1 suspended', { exact: true })).toBeHidden();
  await page.getByText('The next 7 days', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Entries to be asked' }).getByRole('row')).toHaveCount(8);
  await page.reload();
  await due(page, 3);
  await expect(page.getByLabel('New entries a day', { exact: true })).toHaveValue('3');
});

test('a wrong prediction is asked again, and compared with what the reader types', async ({ site, page }) => {
  await openPage(page, `${site.url}/Interview/strict-mode-on-mount`);
  await page.getByLabel('Your prediction').fill('nothing');
  await button(page, 'Check').click();
  await expect(page.getByText(/of \d+ lines right/)).toBeVisible();
  await expect.poll(() => page.evaluate(countScheduled)).toBe(1);
  await openPage(page, `${site.url}/Review`);
  await due(page, 1);
  await page.getByLabel('Your prediction').fill('init');
  await button(page, 'Check').click();
  await expect(page.getByText(/of \d+ lines right/)).toBeVisible();
  await button(page, /^Again/).click();
  await due(page, 1);
});

test('an exercise whose tests failed is asked again, as a blank start beside the attempt before', async ({
  site,
  page,
  context,
}) => {
  await openPage(page, `${site.url}/ProblemSolving/is-palindrome`);
  const code = (on: Page) => on.getByRole('textbox', { name: 'Your code' });
  await code(page).click();
  await expect(page.getByRole('button', { name: 'Fresh attempt', includeHidden: true })).toBeAttached();
  await code(page).press('Control+Home');
  await page.keyboard.type('// mine\n');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('0 of 12 tests pass')).toBeVisible();
  await expect.poll(() => page.evaluate(countScheduled)).toBe(1);
  await openPage(page, `${site.url}/Review`);
  await due(page, 1);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /from a blank start/ }).click();
  const tab = await opening;
  await expect(code(tab)).toContainText('Not implemented');
  await expect(code(tab)).not.toContainText('// mine');
  await expect(tab.getByRole('list', { name: 'Earlier attempts', includeHidden: true })).toContainText(
    '0 of 12 passed',
  );
  await expect(tab).toHaveURL(/is-palindrome$/);
});

test('the entries of a section that is down wait, and come when it is back', async ({ site, page }) => {
  await mark(page, site.url, entry, 'Unsure');
  const restore = await respond(page, /\/s\/basics\/[^/]+\/items\.json/, (route) => route.abort());
  await openPage(page, `${site.url}/Review`);
  await expect(page.getByText(/Frontend Basics cannot be reached now\. 1 of your entries waits/)).toBeVisible();
  await due(page, 0);
  await restore();
  await button(page, 'Try again').click();
  await due(page, 1);
  await expect(page.getByText(/cannot be reached/)).toBeHidden();
});

/** How many entries the reader has in review. It is written a moment after it has been shown why. */
async function countScheduled(): Promise<number> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'site')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('site');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const counting = opening.result.transaction('schedule').objectStore('schedule').count();
      counting.onerror = reject;
      counting.onsuccess = () => resolve(counting.result);
      opening.result.close();
    };
  });
}

/** Has the reader forgotten an entry seven times. */
const forgetOften = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('site');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('schedule', 'readwrite');
          const [day, now] = [86_400_000, Date.now()];
          transaction.objectStore('schedule').put({
            ...{ version: 1, entry: 'JS-002', addedAt: 1, gradedAt: 1, isSuspended: false, buriedUntil: null },
            card: {
              ...{ state: 'review', due: now - day, stability: 3, difficulty: 9, scheduledDays: 3, learningStep: 0 },
              ...{ reps: 20, lapses: 7, lastReview: now - 4 * day },
            },
            updatedAt: 1,
          });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onerror = reject;
        };
      }),
  );

test('an entry that is forgotten too often is suspended, with a link to it, until it is resumed', async ({
  site,
  page,
}) => {
  await mark(page, site.url, entry, 'Unsure');
  await forgetOften(page);
  await openPage(page, `${site.url}/Review`);
  await due(page, 1);
  await button(page, 'Show answer').click();
  await button(page, /^Again/).click();
  await due(page, 0);
  const notice = page.getByRole('status').filter({ hasText: 'You keep forgetting' });
  await expect(notice.getByRole('link')).toHaveAttribute('href', entry);
  await page.getByText('1 suspended', { exact: true }).click();
  await button(page, 'Resume JS-002').click();
  await due(page, 1);
});

test('reviews are carried to another browser by the file, cleared, and brought back', async ({
  site,
  page,
  browser,
}) => {
  await mark(page, site.url, entry, 'Unsure');
  await openPage(page, `${site.url}/Review`);
  await button(page, 'Show answer').click();
  await button(page, /^Easy/).click();
  await due(page, 0);
  await openPage(page, `${site.url}/YourData`);
  const reviews = (on: Page) => on.locator('dl > div').filter({ hasText: 'Reviews' }).getByRole('definition');
  await expect(reviews(page)).toHaveText('1');
  const downloading = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = await (await downloading).path();

  const other = await browser.newPage();
  await openPage(other, `${site.url}/YourData`);
  await other.getByLabel('File').setInputFiles(file);
  await expect(other.getByText(/1 entry, 1 scheduled entry, 1 review/)).toBeVisible();
  await openPage(other, `${site.url}/Review`);
  await due(other, 0);
  await expect(button(other, 'Undo')).toBeEnabled();
  await other.close();

  await button(page, 'Clear everything').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(reviews(page)).toHaveText('0');
  await button(page, 'Undo').click();
  await expect(reviews(page)).toHaveText('1');
});

test('a browser that keeps nothing is told so', async ({ site, page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await openPage(page, `${site.url}/Review`);
  await expect(page.getByText('Your browser does not let the site store anything', { exact: true })).toBeVisible();
});

test('the page is accessible in both themes, and fits 320 px', async ({ site, page }) => {
  await mark(page, site.url, entry, 'Unsure');
  await openPage(page, `${site.url}/Review`);
  await due(page, 1);
  await checkWideAndNarrow(page);
  await button(page, 'Show answer').click();
  await expect(button(page, /^Good/)).toBeVisible();
  await page.getByText('The next 7 days', { exact: true }).click();
  await checkWideAndNarrow(page, ['main']);
  await checkOtherColors(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

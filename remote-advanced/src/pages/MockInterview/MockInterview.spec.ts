import {
  checkWideAndNarrow,
  expect,
  openPage,
  type Page,
  removeClosedAnswers,
  respond,
  test,
} from '@site/tools/browser-test';

const address = '/MockInterview';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const place = (page: Page, number: number) => page.getByText(new RegExp(`^Question ${number} of `));
const report = (page: Page) => page.getByRole('heading', { name: 'Report', exact: true });
const review = (page: Page) => page.getByRole('region', { name: 'What to review' }).getByRole('link');

/** Begins an interview of fifteen minutes with questions only: five of them. */
async function start(page: Page, url: string, query = '?role=react&level=basic&minutes=15&mix=questions') {
  await openPage(page, url + address + query);
  await page.clock.install();
  await button(page, 'Start').click();
  await expect(place(page, 1)).toBeVisible();
}

/** Rates the current question and ends the interview. */
async function rateAndFinish(page: Page, rating: string) {
  await button(page, rating).click();
  await button(page, 'Finish').click();
  await expect(report(page)).toBeFocused();
}

/** By how many pixels the page is wider than the screen. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a whole interview by keys: questions, ratings, report, progress, and a link that repeats it', async ({
  site,
  page,
  complaints,
}) => {
  await openPage(page, site.url + address);
  await page.getByLabel('Role').selectOption('React');
  await page.getByLabel('Level').selectOption('basic');
  await page.getByLabel('Minutes').fill('15');
  await page.getByLabel('Mix').selectOption('Questions only');
  await button(page, 'Start').press('Enter');
  await expect(place(page, 1)).toHaveText(/of 5/);
  const titles: string[] = [];
  for (const [index, rating] of ['Answered well', 'Partly', 'Not at all', 'Answered well', 'Not at all'].entries()) {
    await expect(place(page, index + 1)).toBeVisible();
    await expect(question(page)).toBeFocused();
    titles.push((await question(page).textContent()) ?? '');
    await button(page, rating).press('Enter');
    await expect(button(page, rating)).toHaveAttribute('aria-pressed', 'true');
    await button(page, index < 4 ? 'Next' : 'Finish').press('Enter');
  }
  expect(new Set(titles).size).toBe(5);
  await expect(report(page)).toBeFocused();
  await expect(page.getByText('answered 2 well, 1 partly and 2 not.')).toBeVisible();
  await expect(review(page)).toHaveText([titles[2], titles[4], titles[1]].map(String));
  await expect(page.getByRole('table', { name: 'Question by question' }).getByRole('row')).toHaveCount(6);
  await expect(page).toHaveURL(/role=react&level=basic&minutes=15&mix=questions&seed=\d+/);
  await button(page, 'Repeat these questions').click();
  await button(page, 'Start').click();
  await expect(question(page)).toHaveText(String(titles[0]));
  await button(page, 'Finish').click();
  await page
    .getByRole('link', { name: String(titles[0]) })
    .first()
    .click();
  await page.getByRole('group', { name: 'How well do you know this?' }).scrollIntoViewIfNeeded();
  await expect(button(page, 'Known')).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
});

test('a reload in the middle loses nothing, and the clock has run on', async ({ site, page }) => {
  await start(page, site.url);
  await button(page, 'Next').click();
  await expect(place(page, 2)).toBeVisible();
  const asked = String(await question(page).textContent());
  await button(page, 'Partly').click();
  await page.clock.fastForward('02:00');
  await page.reload();
  await expect(place(page, 2)).toBeVisible();
  await expect(question(page)).toHaveText(asked);
  await expect(button(page, 'Partly')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('timer')).toHaveText(/^1[123]:\d\d$/);
});

test('the clock speaks at half time and five minutes before the end, and can be paused', async ({ site, page }) => {
  await start(page, site.url, '?role=react&level=basic&minutes=30&mix=questions');
  const notice = page.getByRole('status').filter({ hasText: /time|minutes|paused/ });
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward('15:00');
  await expect(notice).toHaveText('Half of the time is over.');
  await page.clock.fastForward('10:00');
  await expect(notice).toHaveText('Five minutes are left.');
  await button(page, 'Pause').click();
  await expect(notice).toHaveText('The clock is paused.');
  const left = String(await page.getByRole('timer').textContent());
  await page.clock.fastForward('20:00');
  await expect(page.getByRole('timer')).toHaveText(left);
  await button(page, 'Resume').click();
  await page.clock.fastForward('06:00');
  await expect(notice).toHaveText(/^The time is over/);
  await expect(page.getByRole('timer')).toHaveText(/^−/);
});

test('what was not answered is asked first among weak spots, and interviews can be compared', async ({
  site,
  page,
}) => {
  await start(page, site.url);
  const weak = String(await question(page).textContent());
  await rateAndFinish(page, 'Not at all');
  await button(page, 'Another interview').click();
  const earlier = page.getByRole('table', { name: 'Your earlier interviews' });
  await expect(earlier.getByRole('row')).toHaveCount(2);
  await earlier.getByRole('rowheader').getByRole('button').press('Enter');
  await button(page, 'Close the report').press('Enter');
  await expect(page.locator(':focus').getByRole('table', { name: 'Your earlier interviews' })).toBeVisible();
  await page.getByLabel('Mix').selectOption('My weak spots');
  await button(page, 'Start').click();
  await expect(question(page)).toHaveText(weak);
  await rateAndFinish(page, 'Answered well');
  await expect(
    page.getByText(/In your interview for this role before, you answered 0% well; now it was 100%/),
  ).toBeVisible();
  await expect(earlier.getByRole('row')).toHaveCount(2);
});

test('a section whose entries do not arrive is left out, and named', async ({ site, page }) => {
  await respond(page, /\/s\/basics\/\w+\/items\.json/, (route) => route.abort());
  await start(page, site.url, '?role=generalist&level=basic&minutes=30&mix=questions');
  await expect(page.getByText('The questions of Frontend Basics could not be loaded')).toBeVisible();
  await rateAndFinish(page, 'Partly');
  await expect(review(page)).toHaveCount(1);
});

test('an exercise or a challenge opens on its own page in a new tab', async ({ site, page, context }) => {
  await start(page, site.url, '?role=javascript&level=intermediate&minutes=90&mix=coding&seed=3');
  const link = page.getByRole('link', { name: /^Open the (?:exercise|challenge) in a new tab$/ });
  const count = Number((await place(page, 1).textContent())?.match(/of (\d+)/)?.[1]);
  for (let number = 2; number <= count; number += 1) await button(page, 'Next').click();
  const opening = context.waitForEvent('page');
  await link.click();
  await expect((await opening).getByRole('heading', { level: 1 })).toHaveText(
    String(await question(page).textContent()),
  );
  await expect(page.getByRole('timer')).toBeVisible();
});

test('a recording is played and deleted, and stays in the tab', async ({ site, page, context, complaints }) => {
  await context.grantPermissions(['microphone']);
  // A browser without a microphone: a tone takes its place.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const audio = new AudioContext();
      Object.assign(window, { audio });
      const [tone, end] = [audio.createOscillator(), audio.createMediaStreamDestination()];
      tone.connect(end);
      tone.start();
      return end.stream;
    };
  });
  await start(page, site.url);
  await button(page, 'Record my answer').click();
  await expect(button(page, 'Stop recording')).toBeVisible();
  // Half a second on the clock of the tone: a recording without a sound cannot be played.
  await page.waitForFunction(() => Reflect.get(window, 'audio').currentTime > 0.5);
  await button(page, 'Stop recording').click();
  const player = page.getByLabel('Your answer', { exact: true });
  await expect(player).toBeVisible();
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => [audio.readyState > 0, audio.error]))
    .toEqual([true, null]);
  await button(page, 'Delete the recording').click();
  await expect(button(page, 'Record my answer')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('form and question are accessible, wide and narrow', async ({ site, page }) => {
  await openPage(page, `${site.url}${address}?mix=questions`);
  await removeClosedAnswers(page);
  await checkWideAndNarrow(page, ['main']);
  await button(page, 'Start').click();
  await button(page, 'What a good answer has').click();
  await expect(page.getByRole('link', { name: 'The whole answer in a new tab' })).toBeVisible();
  await checkWideAndNarrow(page, ['main']);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('the report is accessible, wide and narrow, and is printed alone', async ({ site, page }) => {
  await start(page, site.url);
  await removeClosedAnswers(page);
  await rateAndFinish(page, 'Not at all');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await checkWideAndNarrow(page, ['main']);
  await page.emulateMedia({ media: 'print' });
  await expect(report(page)).toBeVisible();
  await expect(page.getByRole('table', { name: 'By topic, the weakest first' })).toBeVisible();
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden();
});

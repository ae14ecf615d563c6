import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkOtherColors,
  checkWideAndNarrow,
  expect,
  openPage,
  type Page,
  respond,
  results,
  storedAttempts,
  test,
} from '@site/tools/browser-test';

const folder = (exercise: string) => join(import.meta.dirname, 'exercises', exercise);
const fileOf = (exercise: string, name: string) => readFileSync(join(folder(exercise), name), 'utf8');
const publishedTests = (exercise: string) => fileOf(exercise, 'tests.ts');
const mutantsOf = (exercise: string) => fileOf(exercise, 'mutants.yaml').split(/^- name:/m).length - 1;

const exercise = 'EX-001-reverse-words';
const address = '/ProblemSolving/reverse-words';
const count = mutantsOf(exercise);

const field = (page: Page) => page.getByRole('textbox', { name: 'Your tests' });
const judge = (page: Page) => page.getByRole('button', { name: 'Judge' });
const wrongVersions = (page: Page) => page.getByRole('region', { name: 'Wrong versions' }).getByRole('listitem');
const score = (page: Page) => page.getByRole('status').filter({ hasText: /wrong versions caught|solution/ });

async function openTests(page: Page, url: string): Promise<void> {
  await openPage(page, url);
  await page.getByRole('radio', { name: 'Write the tests' }).check();
  await expect(field(page)).toBeVisible();
}

/** A test file for `reverseWords` with these tests. */
const testsOf = (...tests: string[]) =>
  [`import { expect, test } from 'vitest';`, `import { reverseWords } from './solution';`, ...tests].join('\n');

test('begins with a test that shows the form; what judges is fetched only for the judgment', async ({
  site,
  page,
  complaints,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(site.url + address, { waitUntil: 'networkidle' });
  expect(requests.filter((path) => /test-writing|mutants/i.test(path))).toEqual([]);
  await openTests(page, site.url + address);
  await expect(field(page)).toContainText("import { reverseWords } from './solution';");
  expect(requests.filter((path) => /\/content\/(?:mutants|workspaces)\//.test(path))).toEqual([]);
  await judge(page).click();
  await expect(score(page)).toHaveText(`0 of ${count} wrong versions caught`);
  expect(requests.filter((path) => path.endsWith('/content/mutants/EX-001.json'))).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('no tests catch nothing, weak ones some, those of the exercise all', async ({ site, page }) => {
  await openTests(page, site.url + address);
  await field(page).fill(testsOf());
  await judge(page).click();
  await expect(score(page)).toHaveText(`0 of ${count} wrong versions caught. There is no test yet.`);
  await field(page).fill(
    testsOf(
      `test('reverses', () => expect(reverseWords('one two')).toBe('two one'));`,
      `test('trims', () => expect(reverseWords(' one ')).toBe('one'));`,
    ),
  );
  await page.keyboard.press('Control+Enter');
  await expect(score(page)).toHaveText(/^[1-4] of \d wrong versions caught$/);
  await expect(wrongVersions(page)).toHaveCount(count);
  await expect(wrongVersions(page).filter({ hasText: /^Caught keeps the outer space/ })).toContainText(
    'By the test “trims”.',
  );
  const missed = wrongVersions(page).filter({ hasText: /^Not caught splits at plain spaces only/ });
  await expect(missed).toContainText('Tabs and line breaks do not separate words.');
  await missed.getByText('Show its code').click();
  const difference = missed.getByRole('group', { name: 'Difference' });
  await expect(difference.locator('del')).toContainText('split(/\\s+/)');
  await field(page).fill(publishedTests(exercise));
  await judge(page).click();
  await expect(score(page)).toHaveText(`${count} of ${count} wrong versions caught. Nothing gets past your tests.`);
});

test('tests that the solution fails are not judged; the failing ones are named', async ({ site, page }) => {
  await openTests(page, site.url + address);
  await field(page).fill(
    testsOf(`test('right', () => expect(reverseWords('a')).toBe('a'));\ntest('wrong', () => expect(1).toBe(2));`),
  );
  await judge(page).click();
  await expect(score(page)).toHaveText(/^The solution fails 1 of your 2 tests/);
  await expect(results(page).filter({ hasText: /^Failed wrong/ })).toContainText('Expected');
  await expect(wrongVersions(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Line 4 of your code' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill(testsOf('test('));
  await judge(page).click();
  await expect(page.getByText(/^Your tests threw an error/)).toBeVisible();
});

test('an endless loop in a wrong version ends, and counts as caught', async ({ site, page }) => {
  await respond(page, /\/content\/mutants\/EX-001\.json$/, async (route) => {
    const { mutants, ...rest } = await (await route.fetch()).json();
    const endless = { ...mutants[0], code: 'export function reverseWords() {\n  while (true) {}\n}\n' };
    await route.fulfill({ json: { ...rest, mutants: [endless, ...mutants.slice(1)] } });
  });
  await openTests(page, site.url + address);
  await field(page).fill(publishedTests(exercise));
  await judge(page).click();
  await expect(score(page)).toHaveText(/^(\d+) of \1 wrong versions caught/);
});

for (const name of ['EX-054-debounce', 'EX-142-delegate'])
  test(`the tests of ${name} catch all of its wrong versions`, async ({ site, page }) => {
    await openTests(page, `${site.url}/ProblemSolving/${name.slice('EX-000-'.length)}`);
    await field(page).fill(publishedTests(name));
    await judge(page).click();
    await expect(score(page)).toHaveText(/^(\d+) of \1 wrong versions caught/);
    await expect(wrongVersions(page)).toHaveCount(mutantsOf(name));
  });

test('tests and solution are kept apart, on the way between them and through a reload', async ({ site, page }) => {
  const solving = page.getByRole('textbox', { name: 'Your code' });
  await openPage(page, site.url + address);
  await solving.fill('// my solution\n');
  await expect(page.locator('[data-workspace]')).toBeVisible();
  await page.getByRole('radio', { name: 'Write the tests' }).check();
  await field(page).fill('// my tests\n');
  await expect(solving).toBeHidden();
  await page.getByRole('radio', { name: 'Solve' }).check();
  await expect(solving).toContainText('// my solution');
  await expect(field(page)).toBeHidden();
  await expect
    .poll(() => attempts(page))
    .toEqual([
      [undefined, '// my solution\n'],
      ['tests', '// my tests\n'],
    ]);
  await page.reload();
  await expect(solving).toContainText('// my solution');
  await page.getByRole('radio', { name: 'Write the tests' }).check();
  await expect(field(page)).toContainText('// my tests');
});

test('is accessible, with the keyboard and on a phone', async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await openPage(page, site.url + address);
  await page.getByRole('radio', { name: 'Solve' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeVisible();
  await judge(page).click();
  await expect(score(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Results' }).click();
  await expect(wrongVersions(page).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await wrongVersions(page).first().getByText('Show its code').click();
  await expect(page.getByRole('group', { name: 'Difference' })).toBeVisible();
  await checkWideAndNarrow(page);
  await checkOtherColors(page);
});

/** Mode and code of all stored attempts, in the order of their beginning. */
async function attempts(page: Page): Promise<unknown[]> {
  return (await storedAttempts(page)).map(({ mode, files }) => [mode, Object.values(files)[0]]);
}

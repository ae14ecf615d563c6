import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkWideAndNarrow, expect, field, openPage, type Page, summary, test } from '@site/tools/browser-test';

const folder = join(import.meta.dirname, 'exercises/EX-024-merge-intervals');
const solution = readFileSync(join(folder, 'solution.ts'), 'utf8');
const address = '/ProblemSolving/merge-intervals';

/** The solution with a sort that compares each interval with all before it. */
const slow = solution.replace(
  'r.toSorted((a, b) => a[0] - b[0])',
  `r.reduce<Readonly<Interval>[]>((sorted, one) => {
    let at = sorted.length;
    while (at > 0 && (sorted[at - 1]?.[0] ?? 0) > one[0]) at -= 1;
    return sorted.toSpliced(at, 0, one);
  }, [])`,
);

/** The solution with a limit that no test reaches. */
const limited = solution.replace(
  'const merged',
  "if (r.length > 1_500) throw new RangeError('too many');\n  const merged",
);

const measure = (page: Page) => page.getByRole('button', { name: 'Measure' });
const rows = (page: Page) => page.getByRole('table', { name: /with n intervals/ }).locator('tbody tr');
/** What a measurement says in the end. A machine with other work to do may not let it tell more. */
const verdict = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(When n doubles|The times vary|The runs (are|take) too)/ });

async function pass(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(summary(page)).toHaveText(/^(\d+) of \1 tests pass$/);
}

test('code that passes can be measured: times, ratios, and what they say', async ({ site, page, complaints }) => {
  const libraries: string[] = [];
  page.on('request', (request) => {
    if (/\.growth\.js$/.test(request.url())) libraries.push(request.url());
  });
  await openPage(page, site.url + address);
  await pass(page, solution);
  expect(libraries).toEqual([]);
  await measure(page).click();
  await expect(verdict(page)).toBeVisible();
  expect(libraries).toHaveLength(1);
  const sizes = await rows(page).getByRole('rowheader').allTextContents();
  expect(sizes.slice(0, 3)).toEqual(['1,000', '2,000', '4,000']);
  await expect(rows(page).nth(1)).toContainText(/[\d.]+ (µs|ms)|too short/);
  expect(complaints).toEqual([]);
  await checkWideAndNarrow(page);
});

test('a slow solution is measured as far as two seconds reach', async ({ site, page }) => {
  await openPage(page, site.url + address);
  await pass(page, slow);
  await measure(page).click();
  await expect(verdict(page)).toBeVisible();
  await expect(verdict(page)).not.toContainText('constant or logarithmic');
  expect(await rows(page).count()).toBeLessThan(6);
});

test('only code that passes is measured, and code that fails for large input ends the measurement', async ({
  site,
  page,
}) => {
  await openPage(page, site.url + address);
  await field(page).fill('export const mergeIntervals = () => null;\n');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(summary(page)).toBeVisible();
  await expect(measure(page)).toBeHidden();
  await pass(page, solution);
  await field(page).fill(limited);
  await measure(page).click();
  await expect(page.getByText('Run the tests first')).toBeVisible();
  await pass(page, limited);
  await measure(page).click();
  await expect(page.getByText('The measurement ended early. RangeError: too many')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkWideAndNarrow,
  expect,
  field,
  openPage,
  type Page,
  respond,
  results,
  run,
  summary,
  test,
} from '@site/tools/browser-test';

const fileOf = (exercise: string, file: string) =>
  readFileSync(join(import.meta.dirname, 'exercises', exercise, file), 'utf8');
const addressOf = (exercise: string) => `/ProblemSolving/${exercise.slice('EX-000-'.length)}`;

const hook = 'EX-150-use-debounced-value';
const component = 'EX-152-fix-the-render';
const boundary = 'EX-153-error-boundary';

const failed = (page: Page) => results(page).filter({ hasText: /^Failed/ });
const allPass = /^(\d+) of \1 tests pass$/;

/** Writes code into the workspace of an exercise, and runs its tests. */
async function runCode(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await run(page).click();
  await expect(summary(page)).toBeVisible();
}

for (const exercise of [hook, component, boundary])
  test(`the solution of ${exercise} passes, and its start fails`, async ({ site, page, complaints }) => {
    await openPage(page, site.url + addressOf(exercise));
    await runCode(page, fileOf(exercise, 'solution.tsx'));
    await expect(summary(page)).toHaveText(allPass);
    await expect(page.getByRole('region', { name: 'Console' })).toContainText('Nothing was printed.');
    await page.getByRole('button', { name: 'Reset' }).click();
    await run(page).click();
    await expect(failed(page).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('React is loaded when the reader begins an exercise in React, and for no other', async ({ site, page }) => {
  const libraries: string[] = [];
  page.on('request', (request) => {
    const name = request.url().match(/runner-\w+\.(\w+)\.js$/)?.[1];
    if (name) libraries.push(name);
  });
  await openPage(page, site.url + addressOf(hook));
  expect(libraries).toEqual([]);
  await field(page).focus();
  await expect(page.locator('[data-workspace]')).toBeVisible();
  expect(libraries.toSorted()).toEqual(['component', 'testing']);
  await openPage(page, `${site.url}/ProblemSolving/debounce`);
  await run(page).click();
  await expect(summary(page)).toBeVisible();
  expect(libraries).toHaveLength(2);
});

test('what does not arrive is asked for again, with what was written', async ({ site, page }) => {
  const answer = await respond(page, /\.testing\.js$/, (route) => route.abort());
  await openPage(page, site.url + addressOf(hook));
  await field(page).fill('// mine');
  await expect(page.getByText('What you wrote is still here: try again.')).toBeVisible();
  answer();
  await run(page).click();
  await expect(page.locator('[data-workspace]')).toBeVisible();
  await expect(field(page)).toContainText('// mine');
});

test('a wrong solution: what was expected, where, one test alone, and what it prints', async ({ site, page }) => {
  await openPage(page, site.url + addressOf(component));
  const wrong = fileOf(component, 'solution.tsx')
    .replace('key={task.id}', 'key={task.title}')
    .replace('const wanted', "console.log('board', [filter]);\n  const wanted");
  await runCode(page, wrong);
  await expect(failed(page)).toHaveCount(1);
  await expect(failed(page)).toContainText('keeps its field and the focus');
  await expect(failed(page)).toContainText(/tests\.tsx, line \d+/);
  await expect(page.getByRole('region', { name: 'Console' })).toContainText("board [ 'm' ]");
  await failed(page).getByRole('button', { name: 'Only this test' }).click();
  await expect(summary(page)).toHaveText('0 of 1 tests pass');
});

test('an element that is missing is told in short, with what is there', async ({ site, page }) => {
  await openPage(page, site.url + addressOf(component));
  await runCode(page, fileOf(component, 'solution.tsx').replace('Filter <input', 'Search <input'));
  const missing = failed(page).filter({ hasText: 'Unable to find an accessible element with the role "textbox"' });
  await expect(missing.first()).toContainText('Search');
});

test('hints open one by one beside the code, then the solution and the difference to it', async ({ site, page }) => {
  await openPage(page, site.url + addressOf(component));
  await field(page).focus();
  await expect(page.locator('[data-workspace]')).toBeVisible();
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const hints = ['React keeps the state of a component', 'What can be computed', 'Move the row to the top level'];
  for (const [index, text] of hints.entries()) {
    await hint.click();
    await expect(page.getByText(text)).toBeInViewport();
    for (const later of hints.slice(index + 1)) await expect(page.getByText(later)).toBeHidden();
  }
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByRole('group', { name: 'Code, solution.tsx' })).toBeInViewport();
  const opener = page.locator('summary', { hasText: 'Show the solution' });
  await expect(opener).toBeFocused();
  expect((await opener.boundingBox())?.y, 'below the bar of the site').toBeGreaterThan(50);
  await page.getByText('Compare with the solution').click();
  const difference = page.getByRole('group', { name: 'Difference' });
  const lines = (tag: 'ins' | 'del', text: string) => difference.locator(tag).filter({ hasText: text });
  await expect(lines('del', '<TaskRow key={index}')).toHaveCount(1);
  await expect(lines('ins', 'key={task.id}')).toHaveCount(1);
  await field(page).fill(fileOf(component, 'solution.tsx'));
  await expect(page.getByText('Your code is the solution, word for word.')).toBeVisible();
});

test('with the solution compared and all hints open, an exercise in React is accessible', async ({ site, page }) => {
  await openPage(page, site.url + addressOf(component));
  await runCode(page, fileOf(component, 'start.tsx'));
  for (let hint = 1; hint <= 3; hint += 1) await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.getByText('Compare with the solution').click();
  await expect(page.getByRole('group', { name: 'Difference' })).toBeVisible();
  await checkWideAndNarrow(page);
});

const endless = {
  'a component that renders itself': {
    code: 'export function TaskBoard() {\n  return <TaskBoard />;\n}\n',
    problem: 'This did not end:',
    line: 1,
  },
  'an effect that renders again each time': {
    code: "import { useEffect, useState } from 'react';\nexport function TaskBoard() {\n  const [n, set] = useState(0);\n  useEffect(() => set(n + 1));\n  return <p>{n}</p>;\n}\n",
    problem: 'TaskBoard renders itself again and again: an effect sets state each time.',
    line: 4,
  },
  'a loop in a component': {
    code: 'export function TaskBoard() {\n  while (true) {}\n}\n',
    problem: 'This did not end:',
    line: 2,
  },
};

for (const [what, { code, problem, line }] of Object.entries(endless))
  test(`${what} without an end is ended, the page answers, and the next run works`, async ({ site, page }) => {
    await openPage(page, site.url + addressOf(component));
    await field(page).fill(code);
    await run(page).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(page.getByText('React keeps the state of a component')).toBeVisible();
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results).toContainText(problem);
    await expect(results).toContainText(`Line ${line} of your code`);
    await expect(summary(page).or(page.getByText('The code took too long'))).toBeVisible();
    await runCode(page, fileOf(component, 'solution.tsx'));
    await expect(summary(page)).toHaveText(allPass);
  });

test('the code can be formatted and downloaded', async ({ site, page }) => {
  await openPage(page, site.url + addressOf(component));
  const solution = fileOf(component, 'solution.tsx');
  await field(page).fill(solution.replace('<ul>', '<ul   >'));
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(page.getByText('The code is formatted.')).toBeVisible();
  await page.getByText('Attempts and sharing').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('solution.tsx');
  expect(readFileSync(await download.path(), 'utf8')).toContain('<ul>');
});

for (const exercise of [hook, component])
  test(`the tests of ${exercise} catch all of its wrong versions`, async ({ site, page }) => {
    const tests = page.getByRole('textbox', { name: 'Your tests' });
    const score = page.getByRole('status').filter({ hasText: /wrong versions caught|solution/ });
    await openPage(page, site.url + addressOf(exercise));
    await page.getByRole('radio', { name: 'Write the tests' }).check();
    await expect(tests).toContainText("from '@testing-library/react';");
    await page.getByRole('button', { name: 'Judge' }).click();
    await expect(score).toHaveText(/^0 of \d+ wrong versions caught$/);
    await tests.fill(fileOf(exercise, 'tests.tsx'));
    await page.getByRole('button', { name: 'Judge' }).click();
    await expect(score).toHaveText(/^(\d+) of \1 wrong versions caught/);
  });

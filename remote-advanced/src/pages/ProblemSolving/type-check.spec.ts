import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkWideAndNarrow, expect, openPage, respond, test } from '@site/tools/browser-test';

const exercise = 'EX-152-fix-the-render';
const solution = readFileSync(join(import.meta.dirname, 'exercises', exercise, 'solution.tsx'), 'utf8');

test('type errors are found on demand, underlined and listed with a way to their line, until they are mended', async ({
  site,
  page,
  complaints,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  await openPage(page, `${site.url}/ProblemSolving/fix-the-render`);
  const code = page.getByRole('textbox', { name: 'Your code' });
  await code.focus();
  await expect(page.locator('[data-workspace]')).toBeVisible();
  await code.fill(`${solution}\nexport const total: number = 'three';\n`);
  const check = page.getByRole('button', { name: 'Check types' });
  await expect(check).toHaveAccessibleDescription(/^\d\.\d MB, loaded once$/);
  const told = (await check.getAttribute('aria-describedby')) ?? '';
  const size = (await page.locator(`[id="${told}"]`).textContent())?.slice(0, 6);
  expect(loaded.filter((address) => /\.types\.js$|TypeErrors/.test(address))).toEqual([]);

  const answer = await respond(page, /\.types\.js$/, (route) => route.abort());
  await check.click();
  await expect(page.getByRole('status').filter({ hasText: 'The type checker did not load' })).toBeVisible();
  answer();
  complaints.length = 0;
  const checker = page.waitForResponse(/\.types\.js$/);
  await check.click();
  const answered = await checker;
  expect(await answered.headerValue('content-security-policy')).toContain("default-src 'none'");
  expect(`${(Number(await answered.headerValue('content-length')) / 1_000_000).toFixed(1)} MB`).toBe(size);
  await expect(page.getByRole('status').filter({ hasText: '1 type error.' })).toBeVisible();
  const error = page.getByRole('region', { name: 'Type errors' }).getByRole('listitem');
  await expect(error).toContainText("Type 'string' is not assignable to type 'number'.");
  await expect(code.locator('.cm-wrong')).toHaveText('total');
  await checkWideAndNarrow(page, ['[data-workspace]']);

  await error.getByRole('button', { name: /^Line \d+ of your code$/ }).press('Enter');
  await expect(code).toBeFocused();
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('export const total: number = 3;');
  await check.click();
  await expect(page.getByRole('status').filter({ hasText: 'No type errors.' })).toBeVisible();
  await expect(error).toHaveCount(0);
  expect(complaints).toEqual([]);
});

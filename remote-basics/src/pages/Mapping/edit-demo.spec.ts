import {
  checkWideAndNarrow,
  expect,
  openPage,
  type Page,
  replaceCode,
  type Site,
  test,
} from '@site/tools/browser-test';

const panel = (page: Page) => page.getByRole('region', { name: 'Demo: Keys' });
const preview = (page: Page) => panel(page).frameLocator('iframe[title="Preview"]');
const editor = (page: Page) => panel(page).getByRole('textbox', { name: 'Your code' });
const names = (page: Page) => preview(page).getByRole('listitem').locator('label');

/** Opens the source of the variant as found with its button to edit it. */
async function openSource(site: Site, page: Page): Promise<void> {
  await openPage(page, `${site.url}/Mapping`);
  await panel(page).getByText('Source: as found').click();
}

async function edit(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(panel(page).locator('.cm-editor')).toBeVisible();
  await expect(names(page)).toHaveText(['Asha Verma', 'Ben Ortega', 'Chloe Martin']);
}

/** Replaces a part of the code, as one who types does. */
async function rewrite(page: Page, from: string, to: string): Promise<void> {
  const code = await panel(page).locator('figure[data-editing] > pre > code').textContent();
  await replaceCode(editor(page), (code ?? '').replace(from, to));
}

test('editor and sandbox are loaded when a reader edits a demo', async ({ site, page, complaints }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openSource(site, page);
  expect(requests.filter((url) => /runner-|Samples|CodeEditor/i.test(url))).toEqual([]);
  await edit(page);
  expect(requests.filter((url) => /runner-/.test(url)).length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test('the preview follows what is written, and Reset brings the demo back', async ({ site, page }) => {
  await openSource(site, page);
  await edit(page);
  await preview(page).getByRole('button', { name: 'Reverse' }).click();
  await expect(names(page).first()).toHaveText('Chloe Martin');
  await rewrite(page, 'slice(0, 3)', 'slice(3, 5)');
  await expect(names(page)).toHaveText(['Divya Nair', 'Emil Sørensen']);
  await panel(page).getByRole('button', { name: 'Reset' }).last().click();
  await expect(names(page)).toHaveText(['Asha Verma', 'Ben Ortega', 'Chloe Martin']);
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['Divya Nair', 'Emil Sørensen']);
});

test('what the demo prints and throws is in its output, and Run starts it again', async ({ site, page }) => {
  await openSource(site, page);
  await edit(page);
  const output = panel(page).getByRole('region', { name: 'Output' });
  await rewrite(page, 'const group', "console.log('rendered');\n  const group");
  await expect(output.locator('pre')).toHaveText('rendered');
  await preview(page).getByRole('button', { name: 'Reverse' }).click();
  await expect(output.locator('pre')).toHaveText(['rendered', 'rendered']);
  await panel(page).getByRole('button', { name: 'Run' }).click();
  await expect(output.locator('pre')).toHaveText('rendered');
  await rewrite(page, 'const group', "throw new Error('as I wanted');\n  const group");
  await expect(output.getByRole('status')).toHaveText('The demo threw an error.');
  await expect(output).toContainText('Error: as I wanted (line 8)');
  await rewrite(page, 'const group', 'while (true);\n  const group');
  await expect(output).toContainText('Line 8 has been running again and again');
});

test('its styles and the modules that it imports are edited in tabs, with the keyboard', async ({ site, page }) => {
  await openSource(site, page);
  await edit(page);
  await expect(editor(page)).toBeFocused();
  const tabs = panel(page).getByRole('tablist', { name: 'Files' });
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.getByRole('tab', { name: 'Keys.as-found.demo.tsx' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.getByRole('tab', { name: 'Keys.module.css' })).toBeFocused();
  await editor(page).fill('.rows label {\n  color: rgb(1, 2, 3);\n}\n');
  await expect(names(page).first()).toHaveCSS('color', 'rgb(1, 2, 3)');
  await editor(page).press('ControlOrMeta+Enter');
  await expect(names(page).first()).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Run' })).toBeFocused();
});

test('the frame looks as the page does, in its theme', async ({ site, page }) => {
  await openSource(site, page);
  await edit(page);
  const colorIn = (root: ReturnType<typeof preview> | ReturnType<typeof panel>) =>
    root
      .getByRole('button', { name: 'Reverse' })
      .first()
      .evaluate((button) => getComputedStyle(button).borderColor);
  expect(await colorIn(preview(page))).toBe(await colorIn(panel(page)));
  await page.evaluate(() => localStorage.setItem('site:theme', 'dark'));
  await page.reload();
  await panel(page).getByText('Source: as found').click();
  await edit(page);
  expect(await colorIn(preview(page))).toBe(await colorIn(panel(page)));
});

test('no rule of accessibility is broken while a demo is edited, and nothing is wider than a phone', async ({
  site,
  page,
}) => {
  await openSource(site, page);
  await edit(page);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  // What a demo shows is no whole page, and the page shows it beside.
  await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()));
  await checkWideAndNarrow(page);
});

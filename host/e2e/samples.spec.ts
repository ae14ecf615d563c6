import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  expect,
  openPage,
  type Page,
  type Route,
  releasedStore,
  replaceCode,
  test,
  violations,
} from '@site/tools/browser-test';
import { openRunner, printed } from '@site/tools/browser-test/runner';
import { readState } from '@site/tools/release/ledger';

const address = '/javascript/typeof-null';

/** A sample of the page that can be run. */
const sample = (page: Page) => page.locator('.code', { has: page.locator('.run-bar') }).first();

/** The addresses that a page requests from now on. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

test('Run shows what the browser prints, beside what Node printed; its code is loaded for that', async ({
  site,
  page,
  complaints,
}) => {
  const requests = requestsOf(page);
  await openPage(page, site.url + address);
  expect(requests.filter((url) => /runner-|Samples/.test(url))).toEqual([]);
  await sample(page).getByRole('button', { name: 'Run' }).click();
  const output = sample(page).getByRole('region', { name: 'Output' });
  await expect(output.getByRole('status')).toHaveText('Your browser prints the same as the page.');
  await expect(sample(page).getByRole('button', { name: 'Run' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('Edit opens the code to change, and Reset brings it back', async ({ site, page, complaints }) => {
  await openPage(page, site.url + address);
  await sample(page).getByRole('button', { name: 'Edit' }).click();
  const editor = sample(page).getByRole('textbox', { name: 'Your code' });
  await expect(editor).toContainText('typeof');
  // Chromium styles the text that Playwright fills in, which the policy reports.
  expect(complaints).toEqual([]);
  await editor.fill('console.log(6 * 7);');
  await editor.press('Control+Enter');
  const output = sample(page).getByRole('region', { name: 'Output' });
  await expect(output).toContainText('42');
  await editor.fill('while (true);');
  await sample(page).getByRole('button', { name: 'Run' }).click();
  await sample(page).getByRole('button', { name: 'Stop' }).click();
  await expect(output.getByRole('status')).toHaveText('You stopped the code.');
  await sample(page).getByRole('button', { name: 'Reset' }).click();
  await expect(editor).toContainText('typeof');
  expect(await violations(page)).toEqual([]);
});

test('what is written while the editor loads is all there when it arrives, and writing goes on', async ({
  site,
  page,
}) => {
  const held: Route[] = [];
  await page.route(/\/CodeEditor\.js$/, async (route) => void held.push(route));
  await openPage(page, site.url + address);
  await sample(page).getByRole('button', { name: 'Edit' }).click();
  const editor = sample(page).getByRole('textbox', { name: 'Your code' });
  await editor.press('ControlOrMeta+A');
  await page.keyboard.type('console.log(1');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(sample(page).locator('.cm-editor')).toBeVisible();
  await page.keyboard.type(' + 41);');
  await sample(page).getByRole('button', { name: 'Run' }).click();
  await expect(sample(page).getByRole('region', { name: 'Output' })).toContainText('42');
});

test('a sample in an opened entry of a list runs, too', async ({ site, page }) => {
  await openPage(page, `${site.url}/javascript#JS-002`);
  const entry = page.locator('#JS-002');
  await entry.getByRole('button', { name: 'Run' }).first().click();
  await expect(entry.getByRole('region', { name: 'Output' })).toContainText('the same as the page');
});

test('the snippet of a prediction runs once the reader has answered, beside the published output', async ({
  site,
  page,
  complaints,
}) => {
  await openPage(page, `${site.url}/javascript/typeof-of-everything`);
  const snippet = page.locator('.answer > .code').first();
  await expect(snippet.getByRole('button', { name: 'Run' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Your prediction' }).fill('no idea');
  await page.getByRole('button', { name: 'Check' }).click();
  await snippet.getByRole('button', { name: 'Run' }).click();
  const output = snippet.getByRole('region', { name: 'Output' });
  await expect(output.getByRole('status')).toHaveText('Your browser prints the same as the page.');
  // Before Playwright fills the editor: Chromium then tries to style what it inserts.
  expect(complaints).toEqual([]);
  await snippet.getByRole('button', { name: 'Edit' }).click();
  await snippet.getByRole('textbox', { name: 'Your code' }).fill('console.log(6 * 7);');
  await snippet.getByRole('button', { name: 'Run' }).click();
  await expect(output.getByRole('status')).toHaveText('The code printed:');
  await expect(output).toContainText('42');
  expect(await violations(page)).toEqual([]);
});

/** The HTML of all entries, as it is published. */
function publishedEntries(): string[] {
  const store = releasedStore();
  const folders = readState(store).sections.map(({ base }) => join(store.dir, base, 'content'));
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\/content\/\w+\/[\w-]+\.json$/.test(file))
    .flatMap((file) => Object.values<string>(JSON.parse(readFileSync(file, 'utf8'))).slice(0, 1));
}

test('a React sample prints in the sandbox what Chromium printed, and can be changed', async ({
  site,
  page,
  complaints,
}) => {
  const requests = requestsOf(page);
  await openPage(page, `${site.url}/UseStateHook/storing-a-function`);
  expect(requests.filter((url) => /\.(?:component|sample)\.js/.test(url))).toEqual([]);
  await sample(page).getByRole('button', { name: 'Run' }).click();
  const output = sample(page).getByRole('region', { name: 'Output' });
  await expect(output.getByRole('status')).toHaveText('Your browser prints the same as the page.');
  await expect(sample(page).getByRole('button', { name: 'Run' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await sample(page).getByRole('button', { name: 'Edit' }).click();
  await replaceCode(
    sample(page).getByRole('textbox', { name: 'Your code' }),
    `import { createRoot } from 'react-dom/client';
       import { flushSync } from 'react-dom';
       const root = document.getElementById('root');
       flushSync(() => createRoot(root).render(<b>{6 * 7}</b>));
       console.log({ text: root.textContent });`,
  );
  await sample(page).getByRole('button', { name: 'Run' }).click();
  await expect(output.getByRole('status')).toHaveText('The code printed:');
  await expect(output).toContainText('{"text":"42"}');
});

test('a sample in HTML names the line of the page in which it throws', async ({ site, page }) => {
  await openPage(page, `${site.url}/HtmlCss/semantic-elements`);
  await sample(page).getByRole('button', { name: 'Run' }).click();
  const output = sample(page).getByRole('region', { name: 'Output' });
  await expect(output.getByRole('status')).toHaveText('Your browser prints the same as the page.');
  await sample(page).getByRole('button', { name: 'Edit' }).click();
  await replaceCode(
    sample(page).getByRole('textbox', { name: 'Your code' }),
    '<p id="tea">Tea</p>\n<script>\n  console.log(tea.id);\n  tea.pour();\n</script>',
  );
  await sample(page).getByRole('button', { name: 'Run' }).click();
  await expect(output).toContainText('tea');
  await expect(output).toContainText('tea.pour is not a function (line 4)');
});

test('a preview shows what a sample renders, and follows what is written', async ({ site, page, complaints }) => {
  await openPage(page, `${site.url}/UseStateHook/storing-a-function`);
  await sample(page).getByRole('button', { name: 'Edit' }).click();
  const toggle = sample(page).getByRole('button', { name: 'Preview' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const preview = sample(page).frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('button', { name: 'wrapped' })).toBeVisible();
  expect(complaints).toEqual([]);
  await replaceCode(
    sample(page).getByRole('textbox', { name: 'Your code' }),
    `import { useState } from 'react';
       import { createRoot } from 'react-dom/client';
       function Cups() {
         const [count, setCount] = useState(1);
         return <button onClick={() => setCount(count + 1)}>Cups: {count}</button>;
       }
       createRoot(document.getElementById('root')).render(<Cups />);`,
  );
  await preview.getByRole('button', { name: 'Cups: 1' }).click();
  await expect(preview.getByRole('button', { name: 'Cups: 2' })).toBeVisible();
  await replaceCode(
    sample(page).getByRole('textbox', { name: 'Your code' }),
    `import { produce } from 'immer';
       import { createRoot } from 'react-dom/client';
       const shop = produce({ tea: ['green'] }, ({ tea }) => void tea.push('black'));
       createRoot(document.getElementById('root')).render(<p>On offer: {shop.tea.join(', ')}</p>);`,
  );
  await expect(preview.getByText('On offer: green, black')).toBeVisible();
  await toggle.click();
  await expect(sample(page).locator('iframe')).toHaveCount(0);
});

test('a sample that moves the focus leaves it where the reader writes, and can be used', async ({ site, page }) => {
  await openPage(page, `${site.url}/HtmlCss/names-roles-values`);
  await sample(page).getByRole('button', { name: 'Edit' }).click();
  await sample(page).getByRole('button', { name: 'Preview' }).click();
  const preview = sample(page).frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('checkbox', { name: 'Notify me' })).toBeVisible();
  const editor = sample(page).getByRole('textbox', { name: 'Your code' });
  await replaceCode(
    editor,
    '<button id="tea">Tea</button>\n<script>tea.focus();\ntea.textContent = "Hot tea";</script>',
  );
  const tea = preview.getByRole('button', { name: 'Hot tea' });
  await expect(tea).toBeVisible();
  await expect(editor).toBeFocused();
  await expect(async () => {
    await tea.click();
    await expect(tea).toBeFocused({ timeout: 500 });
  }, 'its script is over').toPass();
});

test('scripts that can be run print in the page what the page says', async ({ site, page }) => {
  // Before the page is one of the site, whose policy parses no scripts: texts for the search of lists are among the entries.
  const samples = await page.evaluate((entries) => {
    const documents = entries.map((html) => new DOMParser().parseFromString(html, 'text/html'));
    const blocks = documents.flatMap((document) => [
      ...document.querySelectorAll('.code:not([data-screen]):has(.run-bar)'),
    ]);
    return blocks.map((block) => ({
      code: block.querySelector('pre > code')?.textContent ?? '',
      // The output of a prediction is apart from its snippet.
      output: (
        block.parentElement?.querySelector(':scope > [data-part="output"] > .output') ?? block.nextElementSibling
      )?.textContent,
    }));
  }, publishedEntries());
  expect(samples.length).toBeGreaterThan(300);
  const runner = await openRunner(page, site.url);
  const different: string[] = [];
  for (const { code, output } of samples) {
    const lines = printed(await runner.run({ 'main.ts': code })).map((line) => line.trimEnd());
    if (lines.join('\n').trim() !== output?.trim()) different.push(`${code}\n→ ${lines.join('\n')}\n≠ ${output}`);
  }
  // Browsers and Node differ in the order of a few fields; the page then says so.
  expect(different.slice(samples.length / 100)).toEqual([]);
});

import { expect, openPage, type Page, test } from '@site/tools/browser-test';

// As in most browsers of readers: frames have a process of their own.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--site-per-process'] }),
    { scope: 'worker' },
  ],
});

async function openTabs(page: Page, url: string): Promise<void> {
  await openPage(page, `${url}/Challenges`);
  await page.evaluate(() => localStorage.setItem('site:editor', '{"kind":"plain"}'));
  await openPage(page, `${url}/Challenges/tabs`);
  await page.getByRole('textbox', { name: 'Your code' }).focus();
  await expect(page.locator('[data-workspace]')).toBeVisible();
}

function mine(page: Page) {
  return page.getByRole('figure').filter({ has: page.getByText('Mine', { exact: true }) });
}

const endless = `export default function Tabs() {
  return <p>{String(/^(a+)+$/.test('a'.repeat(50) + 'b'))}</p>;
}
`;

const renderingBy = (update: string) => `import { useEffect, useState } from 'react';

export default function Tabs() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    ${update}
  });
  return <p>{count}</p>;
}
`;

const refusal = 'This code did not finish when it was last shown.';

const frozenByClick = `export default function Tabs() {
  return <button onClick={() => /^(a+)+$/.test('a'.repeat(50) + 'b')}>Freeze</button>;
}
`;

test('a preview that never ends is stopped, the next one works, and after a reload it does not start by itself', async ({
  site,
  page,
  complaints,
}) => {
  const open = () => openTabs(page, site.url);
  await open();
  await expect(page.frameLocator('iframe[title="Preview"]').getByText('To do')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your code' }).fill(endless);
  const preview = mine(page);
  await expect(preview.getByRole('status')).toContainText('The code took too long and was stopped.');

  await page.getByRole('textbox', { name: 'Your code' }).fill('export default () => <p>Works again</p>;\n');
  const works = page.frameLocator('iframe[title="Preview"]').getByText('Works again');
  await expect(works).toBeVisible();
  await expect(page.frameLocator('iframe[title="Target"]').getByRole('tab', { name: 'Returns' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Your code' }).fill(endless);
  await expect(preview.getByRole('status')).toContainText(refusal);
  await open();
  await expect(preview.getByRole('status')).toContainText(refusal);
  await page.getByRole('textbox', { name: 'Your code' }).fill('export default () => <p>Works again</p>;\n');
  await expect(works).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a preview that freezes when it is used does not start by itself after a reload', async ({ site, page }) => {
  await openTabs(page, site.url);
  await page.getByRole('textbox', { name: 'Your code' }).fill(frozenByClick);
  const button = page.frameLocator('iframe[title="Preview"]').getByRole('button', { name: 'Freeze' });
  await expect(button).toBeVisible();
  const isNoted = () => page.evaluate(() => localStorage.getItem('site:starting-previews') !== null);
  await expect.poll(isNoted).toBe(false);
  // A click that freezes the frame would not be over before it is removed.
  await button.evaluate((element: HTMLElement) => setTimeout(() => element.click()));
  await expect(mine(page).getByRole('status')).toContainText('The code took too long and was stopped.');
  await openTabs(page, site.url);
  await expect(mine(page).getByRole('status')).toContainText(refusal);
});

test('a component that renders itself without end is stopped, with its line; one that moves with every frame is not', async ({
  site,
  page,
}) => {
  await openTabs(page, site.url);
  await page.getByRole('textbox', { name: 'Your code' }).fill(renderingBy('setCount(count + 1);'));
  await expect(mine(page).getByRole('status')).toContainText('The code took too long and was stopped.');
  const message = 'Tabs renders itself again and again: an effect sets state each time.';
  await expect(page.getByText(message)).toContainText('(line 5 of solution.tsx)');

  const animated = renderingBy('requestAnimationFrame(() => setCount(count + 1));');
  await page.getByRole('textbox', { name: 'Your code' }).fill(animated);
  const count = page.frameLocator('iframe[title="Preview"]').getByText(/^\d{3,}$/);
  await expect(count).toHaveText(/^[4-9]\d\d$/);
  await expect(page.getByText(message)).toBeHidden();

  await page.getByRole('textbox', { name: 'Your code' }).fill(renderingBy('setCount(count + 1);'));
  await expect(mine(page).getByRole('status')).toContainText(refusal);
});

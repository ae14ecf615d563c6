import { expect, openPage, test } from '@site/tools/browser-test';

// As in most browsers of readers: frames have a process of their own.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--site-per-process'] }),
    { scope: 'worker' },
  ],
});

const endless = `export default function Tabs() {
  return <p>{String(/^(a+)+$/.test('a'.repeat(50) + 'b'))}</p>;
}
`;

test('a preview that never ends is stopped, the next one works, and after a reload it does not start by itself', async ({
  site,
  page,
  complaints,
}) => {
  test.slow();
  await openPage(page, site.url);
  await page.evaluate(() => localStorage.setItem('site:editor', '{"kind":"plain"}'));
  const open = async () => {
    await openPage(page, `${site.url}/Challenges/tabs`);
    await page.getByRole('textbox', { name: 'Your code' }).focus();
    await expect(page.locator('[data-workspace]')).toBeVisible();
  };
  await open();
  await expect(page.frameLocator('iframe[title="Preview"]').getByText('To do')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your code' }).fill(endless);
  const preview = page.getByRole('figure').filter({ has: page.getByText('Mine', { exact: true }) });
  await expect(preview.getByRole('status')).toContainText('The code took too long and was stopped.');

  await page.getByRole('textbox', { name: 'Your code' }).fill('export default () => <p>Works again</p>;\n');
  const works = page.frameLocator('iframe[title="Preview"]').getByText('Works again');
  await expect(works).toBeVisible();
  await expect(page.frameLocator('iframe[title="Target"]').getByRole('tab', { name: 'Returns' })).toBeVisible();

  const refusal = 'This code did not finish when it was last shown.';
  await page.getByRole('textbox', { name: 'Your code' }).fill(endless);
  await expect(preview.getByRole('status')).toContainText(refusal);
  await open();
  await expect(preview.getByRole('status')).toContainText(refusal);
  await page.getByRole('textbox', { name: 'Your code' }).fill('export default () => <p>Works again</p>;\n');
  await expect(works).toBeVisible();
  expect(complaints).toEqual([]);
});

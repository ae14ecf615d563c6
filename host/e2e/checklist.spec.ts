import { readFile } from 'node:fs/promises';
import { checkOtherColors, checkWideAndNarrow, expect, openPage, type Page, test } from '@site/tools/browser-test';

const entry = '/javascript/typeof-null';

/** Marks an entry on its own page. */
async function mark(page: Page, url: string, answer: string): Promise<void> {
  await openPage(page, url + entry);
  const button = page.getByRole('button', { name: answer, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

test('what is marked as unsure is on the checklist, prints without the page around it, and is saved for Anki', async ({
  site,
  page,
  complaints,
}) => {
  await mark(page, site.url, 'Unsure');
  await openPage(page, `${site.url}/YourData`);
  await page.getByRole('link', { name: 'what you marked as not known or unsure' }).click();
  await expect(page.getByText('1 entry: Not known or unsure')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.locator(`a[href="${entry}"]`) })).toContainText('Unsure');
  await checkWideAndNarrow(page);
  await checkOtherColors(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('1 entry: Not known or unsure')).toBeVisible();
  await expect(page.getByRole('search', { name: 'Choose the entries' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export for Anki' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const notes = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(
    /^"front-end-workbench:JS-002"\t"Front-end Workbench::Frontend Basics"\t"<div style=""text-align: left;"">/,
  );
  expect(complaints).toEqual([]);
});

test('statistics count it by topic and on the day of today', async ({ site, page, complaints }) => {
  await openPage(page, `${site.url}/Statistics`);
  await expect(page.getByText('Nothing to show yet', { exact: true })).toBeVisible();
  await mark(page, site.url, 'Not known');
  await openPage(page, `${site.url}/Statistics`);
  const basics = page.getByRole('main').getByRole('region', { name: 'Frontend Basics by topic' });
  await expect(basics.getByText(/^1 not known, \d+ open$/)).toBeVisible();
  await basics.getByText(/^\d+ topics$/).click();
  await expect(basics.getByRole('row', { name: /^Types 0 0 1/ })).toBeVisible();
  await expect(
    page.getByRole('table', { name: /^Entries a day/ }).getByRole('cell', { name: '1', exact: true }),
  ).toHaveCount(1);
  await checkWideAndNarrow(page);
  await checkOtherColors(page);
  expect(complaints).toEqual([]);
});

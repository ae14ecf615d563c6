import { expect, type Page, type Site, test, waitForHydration } from '@site/tools/browser-test';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('tasks'));

async function open(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/TaskManager`);
  await waitForHydration(page);
  await expect(page.getByRole('textbox')).toBeEnabled();
}

async function add(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Add' }).click();
}

test('tasks are added, completed, edited and deleted, and are there after a reload', async ({
  site,
  page,
  complaints,
}) => {
  await open(page, site);
  await add(page, 'Water the plants');
  await add(page, '   ');
  await add(page, 'Send the invoice');
  await page.getByText('Water the plants').first().click();
  await page.getByRole('button', { name: 'Edit' }).last().click();
  await page.getByRole('textbox').fill('Send both invoices');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Send both invoices').first()).toBeVisible();
  expect(JSON.parse((await stored(page)) ?? '')).toMatchObject([
    { text: 'Water the plants', completed: true },
    { text: 'Send both invoices', completed: false },
  ]);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')).toHaveCount(2);
  expect(complaints).toEqual([]);
});

for (const [name, text] of [
  ['damaged', '{"tasks": ['],
  ['of another shape', '["buy milk"]'],
] as const) {
  test(`a storage that is ${name} is said so and not destroyed`, async ({ site, page }) => {
    await page.addInitScript((value) => localStorage.setItem('tasks', value), text);
    await open(page, site);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await add(page, 'Still working');
    await expect(page.getByText('Still working').first()).toBeVisible();
    expect(await stored(page)).toBe(text);
  });
}

test('a full storage keeps the task on the screen and says that it is not saved', async ({ site, page }) => {
  await open(page, site);
  await add(page, 'First');
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      try {
        for (let n = 0; n < 100; n++) localStorage.setItem(`filler-${size}-${n}`, 'x'.repeat(size));
      } catch (error) {
        // The storage is full for items of this size; smaller ones may still fit.
        if (!(error instanceof DOMException)) throw error;
      }
    }
  });
  await add(page, 'Second');
  await expect(page.getByText('Second').first()).toBeVisible();
  await expect(page.getByText(/not saved/i).first()).toBeVisible();
  expect(await stored(page)).toContain('First');
});

test('two tabs show the same tasks', async ({ site, context, page }) => {
  await open(page, site);
  const other = await context.newPage();
  await open(other, site);
  await add(page, 'Seen in both');
  await expect(other.getByText('Seen in both').first()).toBeVisible();
});

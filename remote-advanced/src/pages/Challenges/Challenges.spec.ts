import { expect, type Locator, openPage, type Page, test } from '@site/tools/browser-test';

const demo = (page: Page, name: string) => page.getByRole('region', { name: `Demo: ${name}`, exact: true });
const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click();

test.beforeEach(({ page, site }) => openPage(page, `${site.url}/Challenges`));

for (const [name, opener, heading] of [
  ['Modal', 'Open modal', 'Leave the draft?'],
  ['ModalDom', 'Open dialog in plain DOM', 'A dialog without a framework'],
] as const) {
  test(`${name}: focus goes in and stays, Escape, Close and backdrop close it, focus comes back`, async ({ page }) => {
    const button = demo(page, name).getByRole('button', { name: opener });
    const dialog = page.getByRole('dialog', { name: heading });
    const closer = dialog.getByRole('button', { name: 'Close' });
    const ways = [
      () => page.keyboard.press('Escape'),
      () => closer.click(),
      () => page.mouse.click(5, 5),
      () => page.keyboard.press('Enter'),
    ];
    for (const close of ways) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(closer).toBeFocused();
      await close();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test(`${name}: stays for a click inside and for a drag that ends outside, and hides what is behind`, async ({
    page,
  }) => {
    await demo(page, name).getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: heading });
    const box = await dialog.boundingBox();
    if (!box) throw new Error('The dialog has no box.');
    await page.mouse.click(box.x + 6, box.y + 6);
    await page.mouse.move(box.x + 30, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.closest('dialog, main')?.tagName ?? 'none');
    expect(['DIALOG', 'none']).toContain(focused);
  });
}

for (const name of ['Accordion', 'AccordionDom']) {
  test(`${name}: one item open at a time, by key too`, async ({ page }) => {
    const titles = demo(page, name).locator('button[aria-expanded]');
    const expanded = () => titles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));
    await titles.nth(0).click();
    await titles.nth(2).focus();
    await page.keyboard.press('Space');
    expect(await expanded()).toEqual(['false', 'false', 'true']);
    await page.keyboard.press('Enter');
    expect(await expanded()).toEqual(['false', 'false', 'false']);
  });
}

test('the form as found alerts and empties its fields; corrected, it refuses and says why', async ({ page }) => {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    dialog.accept();
  });
  const found = page.getByRole('region', { name: 'As found: Form' });
  await found.getByLabel('Name').fill('Robin');
  await found.getByLabel('Age').fill('34');
  await press(found, 'Submit');
  expect(said).toEqual(['Form submitted successfully!']);
  await expect(found.getByLabel('Name')).toHaveValue('');
  await expect(found.getByLabel('Age')).toHaveValue('');

  const corrected = page.getByRole('region', { name: 'Corrected: Form' });
  await press(corrected, 'Submit');
  await expect(corrected.getByLabel('Name')).toBeFocused();
  await expect(corrected.getByText('Enter a name.')).toBeVisible();
  await corrected.getByLabel('Name').fill('Robin');
  await corrected.getByLabel('Age').fill('34');
  await press(corrected, 'Submit');
  await expect(corrected.getByRole('status').first()).toHaveText('Form submitted successfully!');
  expect(said).toHaveLength(1);
});

test('the form in plain DOM is held back by the browser until it is complete', async ({ page }) => {
  const form = demo(page, 'FormDom');
  await form.getByLabel('Name').fill('   ');
  await form.getByLabel('Age').fill('34');
  await press(form, 'Submit');
  await expect(form.getByRole('status').first()).toHaveText('');
  await form.getByLabel('Name').fill('Robin');
  await press(form, 'Submit');
  await expect(form.getByRole('status').first()).toHaveText('Form submitted successfully!');
  await expect(form.getByLabel('Age')).toHaveValue('');
});

test('the users come over HTTP, and a failure is shown and can be mended', async ({ page }) => {
  const table = demo(page, 'UsersTable');
  await expect(table.getByRole('row')).toHaveCount(7);
  await page.route('**/users.json', (route) => route.fulfill({ status: 200, json: [{ id: 1, name: 7 }] }));
  await press(table, 'Load again');
  await expect(table.getByRole('alert')).toContainText('another shape');
  await expect(table.getByRole('row')).toHaveCount(7);
  await page.unroute('**/users.json');
  await press(table, 'Load again');
  await expect(table.getByRole('alert')).toBeHidden();
});

test('the table in plain DOM mends a failure by itself, too', async ({ page }) => {
  const table = demo(page, 'UsersTableDom');
  await expect(table.getByRole('row')).toHaveCount(7);
  await page.route('**/users.json', (route) => route.fulfill({ status: 500, body: 'no' }));
  await press(table, 'Load again');
  await expect(table.getByRole('alert')).toContainText('The server answered 500.');
  await page.unroute('**/users.json');
  await press(table, 'Load again');
  await expect(table.getByRole('alert')).toBeHidden();
  await table.getByLabel('Filter by name').fill('nobody');
  await expect(table.getByRole('row')).toHaveText(['NameUsernameEmail', 'No users to show']);
});

test('the popup is 25 px from its button: below, while the page is scrolled, and above at the lower edge', async ({
  page,
}) => {
  const button = demo(page, 'Popup').getByRole('button', { name: 'Click here' });
  const popup = page.getByText('This is popup.', { exact: true });
  /** The distances from the button's bottom edge to the popup, and from the popup to the button's top edge. */
  const gaps = () =>
    popup.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const anchor = one.parentElement?.querySelector('button')?.getBoundingClientRect();
      return anchor && { below: top - anchor.bottom, above: anchor.top - bottom };
    });
  await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await button.click();
  expect((await gaps())?.below).toBeCloseTo(25, 1);
  await page.evaluate(() => scrollBy(0, 60));
  expect((await gaps())?.below).toBeCloseTo(25, 1);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await button.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  await page.keyboard.press('Enter');
  expect((await gaps())?.above).toBeCloseTo(25, 1);
  await expect(button).toBeFocused();
});

test('the theme changes in its section alone', async ({ page }) => {
  const section = demo(page, 'ThemeSection').getByRole('region', { name: 'Theme section' });
  const colours = () => section.evaluate((one) => [one, document.body].map((x) => getComputedStyle(x).backgroundColor));
  const [light, site] = await colours();
  await press(section, 'Change Theme');
  await expect(section).toContainText('dark');
  const [dark, siteAfter] = await colours();
  expect(dark).not.toBe(light);
  expect(siteAfter).toBe(site);
});

test('a click anywhere on a card follows its link, but not one on its button', async ({ page }) => {
  const card = demo(page, 'Card').getByRole('article').first();
  await press(card, 'Save The box model');
  await expect(demo(page, 'Card').getByRole('status').first()).toHaveText('Saved: 1');
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/BoxModel$/);
});

import { expect, test, waitForHydration } from '@site/tools/browser-test';

test.beforeEach(async ({ site, page }) => {
  await page.goto(`${site.url}/BoxModel`);
  await waitForHydration(page);
});

test('the modal takes focus in, keeps it and gives it back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open modal' });
  await opener.press('Enter');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main :focus:not(dialog *)'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a click beside the modal closes it, one inside does not', async ({ page }) => {
  await page.getByRole('button', { name: 'Open modal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.click({ position: { x: 4, y: 4 } });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
});

test('the hand-made overlay leaves focus behind and does not know Escape; the corrected one does', async ({ page }) => {
  const variant = (label: string) => page.getByRole('region', { name: `${label}: Overlay` });
  const opener = variant('As found').getByRole('button', { name: 'Show the overlay' });
  await opener.press('Enter');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('This overlay is made of two div elements.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await variant('Corrected').getByRole('button', { name: 'Show the overlay' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('This overlay is a dialog element.', { exact: true })).toBeHidden();
});

test('the browser measures what the inspector says', async ({ page }) => {
  const demo = page.getByRole('region', { name: 'Demo: BoxInspector' });
  const box = demo.getByText('Content', { exact: true }).first();
  for (const sizing of ['content-box', 'border-box']) {
    await demo.getByRole('radio', { name: sizing }).check();
    const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
    await expect(demo.getByRole('row', { name: /^Border/ })).toContainText(`${width} × ${height} px`);
  }
});

test('the tip is behind card B where card A is a stacking context', async ({ page }) => {
  const demo = page.getByRole('region', { name: 'Demo: StackingContext' });
  const tipIsOnTop = () =>
    demo.getByText('Tip in A: z-index: 9999', { exact: true }).evaluate((tip) => {
      const { right, bottom } = tip.getBoundingClientRect();
      return tip.contains(document.elementFromPoint(right - 3, bottom - 3));
    });
  await demo.scrollIntoViewIfNeeded();
  expect(await tipIsOnTop()).toBe(true);
  for (const cause of ['opacity: 0.99', 'transform: translateX(0)', 'isolation: isolate']) {
    await demo.getByRole('radio', { name: cause }).check();
    expect(await tipIsOnTop(), cause).toBe(false);
  }
});

test('margins collapse as the demo says', async ({ page }) => {
  const demo = page.getByRole('region', { name: 'Demo: MarginCollapse' });
  const edges = (text: string) =>
    demo.getByText(text, { exact: true }).evaluate((one) => one.getBoundingClientRect().toJSON());
  for (const display of ['block', 'flow-root', 'flex']) {
    await demo.getByRole('radio', { name: display, exact: true }).check();
    const gap = (await edges('Second')).top - (await edges('First')).bottom;
    await expect(demo.getByRole('row', { name: /^Between the blocks/ })).toContainText(`${gap} px`);
  }
});

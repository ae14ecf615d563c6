import { expect, test, violations, waitForHydration } from '@site/tools/browser-test';

test.beforeEach(async ({ site, page }) => {
  await page.goto(`${site.url}/HtmlCss`);
  await waitForHydration(page);
});

test('a picture fills the screen, is walked by key and button, and gives the focus back', async ({
  page,
  complaints,
}) => {
  const thumb = page.getByRole('button', { name: /^A red and white lighthouse/ });
  const viewer = page.getByRole('dialog', { name: 'Picture in full screen' });
  await thumb.focus();
  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('img', { name: /lighthouse/ })).toBeVisible();
  await expect(viewer).toContainText('2 of 6');
  const box = await viewer.boundingBox();
  expect(box?.width).toBe(page.viewportSize()?.width);
  expect(box?.height).toBe(page.viewportSize()?.height);

  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('3 of 6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer, 'before the first comes the last').toContainText('6 of 6');
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer).toContainText('1 of 6');
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus:not(dialog *)')).toHaveCount(0);
  }

  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(thumb).toBeFocused();
  await thumb.click();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(thumb).toBeFocused();
  expect(complaints).toEqual([]);
});

test('the full-screen view is accessible and fits the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: /^A boat/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Picture in full screen' });
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page, { within: ['dialog[open]'] }), colorScheme).toEqual([]);
  }
});

import {
  expect,
  follow,
  holdBack,
  openInContext,
  openPage,
  type Page,
  test,
  waitForHydration,
} from '@site/tools/browser-test';

const chapters = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test.describe('the table of contents', () => {
  test('follows the scroll and leads to the chapters', async ({ site, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.url}/javascript`);
    await waitForHydration(page);
    const links = chapters(page).getByRole('link');
    const names = await links.allTextContents();
    expect(names.length).toBeGreaterThanOrEqual(3);
    await expect(chapters(page).locator('[aria-current]')).toHaveCount(0);
    for (const name of names) {
      await links.filter({ hasText: name }).click();
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    }
    await page.getByRole('heading', { level: 2, name: names[1] ?? '' }).evaluate((heading) => heading.scrollIntoView());
    await expect(chapters(page).locator('[aria-current="location"]')).toHaveText(names[1] ?? '');
  });

  test('is folded on a small screen, and folds again when it was used', async ({ site, browser }) => {
    const { context, page } = await openInContext(browser, `${site.url}/javascript`, {
      viewport: { width: 375, height: 700 },
    });
    await expect(chapters(page)).toBeHidden();
    await page.getByText('On this page').first().click();
    await chapters(page).getByRole('link', { name: 'Questions' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Questions' })).toBeInViewport();
    await expect(chapters(page)).toBeHidden();
    await context.close();
  });
});

test.describe('a change of page', () => {
  test('keeps the scroll position of the page that is left, also after a reload', async ({ site, page }) => {
    await page.goto(`${site.url}/javascript`);
    await waitForHydration(page);
    await page.evaluate(() => scrollTo(0, 1400));
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Home' }).press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/javascript$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1400);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1400);
  });

  test('keeps the scroll positions on one page apart when its own links were followed', async ({ site, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.url}/javascript`);
    await waitForHydration(page);
    await page.evaluate(() => scrollTo(0, 300));
    await chapters(page).getByRole('link').last().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  test('brings sources without colors, which they get when they are opened', async ({ site, page }) => {
    await page.goto(`${site.url}/UseStateHook`);
    await waitForHydration(page);
    await follow(page, 'React Hooks', 'useEffect');
    await expect(page.getByRole('heading', { level: 1, name: 'useEffect' })).toBeVisible();
    const demo = page.getByRole('region', { name: 'Demo: IsItOdd' });
    const source = demo.getByLabel(/^Source of IsItOdd\.demo\.tsx/).locator('code');
    await expect(source).toContainText('useState');
    await expect(source.locator('span')).toHaveCount(0);
    const text = await source.textContent();
    await demo.getByText('Source', { exact: true }).click();
    await expect(source.getByText('import', { exact: true }).first()).toHaveClass('pl-k');
    expect(await source.textContent()).toBe(text);
  });

  test('shows a line when the page takes long, and none when it does not', async ({ site, page }) => {
    await page.goto(`${site.url}/UseReduce`);
    await waitForHydration(page);
    const line = () =>
      page.getByRole('main').evaluate((main) => {
        const after = getComputedStyle(main, '::after');
        return after.content === 'none' ? 0 : new DOMMatrix(after.transform).a;
      });
    const release = await holdBack(page, /\/s\/advanced\//);
    await follow(page, 'Advanced', 'Axios');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(line).toBeGreaterThan(0.1);
    await release();
    await expect(page.getByRole('heading', { level: 1, name: 'Axios' })).toBeVisible();
    expect(await line()).toBe(0);
  });

  test('can be skipped over: the first key leads past the menu', async ({ site, page }) => {
    await page.goto(`${site.url}/UseReduce`);
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the wheel scrolls the page', () => {
  const contents = (page: Page) => page.getByText('On this page', { exact: true }).locator('visible=true');
  const section = (page: Page) => page.getByRole('navigation', { name: 'Frontend Basics' });
  for (const [name, width, box] of [
    ['the folded contents', 375, contents],
    ['the contents in the margin', 1280, contents],
    ['the pages of the section', 1280, section],
  ] as const)
    test(`over ${name}`, async ({ site, page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openPage(page, `${site.url}/javascript`);
      await box(page).first().hover();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    });
});

import { expect, test, violations, waitForHydration } from '@site/tools/browser-test';

const basics = ['HTML & CSS', 'JavaScript', 'Bootstrap', 'Box Model', 'Mapping'];

test('groups open on hover, by click and by key, and Escape closes them', async ({ site, page }) => {
  await page.goto(site.url);
  await waitForHydration(page);
  const group = page.getByRole('button', { name: 'Frontend Basics' });
  const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
  await group.hover();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  for (const name of basics) await expect(links.filter({ hasText: name }).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { within: ['header'] }), colorScheme).toEqual([]);
  }
  await page.mouse.move(5, 600);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(links.filter({ hasText: 'HTML & CSS' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toBeFocused();
});

test('what is drawn of the menu stays in place while the rest of the document arrives', async ({ site, page }) => {
  for (const width of [1280, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.url}/UseReduce`, { waitUntil: 'domcontentloaded' });
    const group = page.getByRole('button', { name: 'React Hooks' });
    const place = async () => (await group.boundingBox())?.x;
    const whole = await place();
    await group.evaluate((button) => {
      for (const later of document.querySelectorAll('nav[aria-label="Site"] *'))
        if (button.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) later.remove();
    });
    expect(await place()).toBe(whole);
  }
});

test('the menu folds on a small screen, its groups unfold in it, and it closes after a link', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/UseReduce`);
  await waitForHydration(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('button', { name: 'Projects' })).toBeHidden();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Projects' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { within: ['header'] }), colorScheme).toEqual([]);
  }
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Task manager' }).click();
  await expect(page).toHaveURL(/\/TaskManager$/);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('the menu of a small screen opens at the section of the page, and Escape closes it', async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`${site.url}/UseReduce`);
  await waitForHydration(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const links = page.getByRole('navigation', { name: 'Site' });
  await expect(links.getByRole('link', { name: 'useReducer' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Projects' })).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
  await expect(links.getByRole('link', { name: 'useReducer' })).toBeHidden();
});

test('the bar fits every width, and pages fit a phone with twice the text size', async ({ site, page }) => {
  await page.goto(`${site.url}/UseReduce`);
  await waitForHydration(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of [320, 375, 768, 800, 1024, 1056, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 375, height: 700 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const address of ['/UseReduce', '/ProblemSolving/reverse-words']) {
    await page.goto(site.url + address);
    await waitForHydration(page);
    expect(await overflow(), `${address} with twice the text size`).toBeLessThanOrEqual(0);
  }
});

test('a group that was clicked closes when the reader presses elsewhere or the focus moves on', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/UseReduce`);
  await waitForHydration(page);
  const group = page.getByRole('button', { name: 'Projects' });
  await group.click();
  await page.mouse.move(5, 600);
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
  await expect(group).toHaveAttribute('aria-expanded', 'false');

  await group.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Task manager' }),
  ).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('a tap on another group of the unfolded menu opens that one', async ({ site, browser }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 700 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${site.url}/UseReduce`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  for (const name of ['Projects', 'React Hooks', 'Frontend Basics']) {
    await page.getByRole('button', { name }).tap();
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
  }
  await page.mouse.click(200, 690);
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await context.close();
});

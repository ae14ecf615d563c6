import { expect, follow, type Page, type Site, test, waitForHydration } from '@site/tools/browser-test';

async function open(page: Page, site: Site, address: string): Promise<void> {
  await page.goto(site.url + address);
  await waitForHydration(page);
}

test.describe('the Tailwind page', () => {
  const preview = (page: Page) => page.getByRole('group', { name: 'Landing page of Ebbline' });
  const styleOf = (page: Page, selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  test('is styled by Tailwind, which leaves the site alone, also after a followed link', async ({
    site,
    page,
    complaints,
  }) => {
    await open(page, site, '/Todos');
    const outside = ['font-size', 'font-family', 'margin-top', 'line-height'];
    const plain = await Promise.all(outside.map((property) => styleOf(page, 'main h1', property)));
    await follow(page, 'Projects', 'Tailwind site');
    for (const arrival of ['followed', 'loaded']) {
      if (arrival === 'loaded') await open(page, site, '/TailwindSite');
      await expect(preview(page)).toHaveAttribute('data-styled', '');
      const heading = preview(page).getByRole('heading', { level: 2 });
      expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily), arrival).toContain('Charter');
      const button = preview(page).getByRole('button', { name: 'Start free' });
      const style = await button.evaluate((element) => {
        const { borderTopWidth, boxShadow, borderRadius } = getComputedStyle(element);
        return { borderTopWidth, boxShadow, borderRadius };
      });
      expect(style.borderTopWidth, arrival).toBe('0px');
      expect(style.borderRadius, arrival).toBe('8px');
      expect(style.boxShadow, 'a ring needs the initial values of --tw-…').toMatch(/inset/);
      expect(await Promise.all(outside.map((property) => styleOf(page, 'main h1', property))), arrival).toEqual(plain);
      expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('landing')))).toBe(
        false,
      );
    }
    expect(complaints).toEqual([]);
  });

  test('fits the width and takes the colours that the reader chooses, or else the system’s', async ({ site, page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, site, '/TailwindSite');
    await expect(preview(page)).toHaveAttribute('data-styled', '');
    const hero = preview(page).locator('h2').locator('xpath=../..');
    const columns = () => hero.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
    const paper = () =>
      preview(page)
        .locator('#top')
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole('radio', { name: /^Tablet/ }).check();
    expect(await columns()).toBe(2);
    await page.getByRole('radio', { name: /^Phone/ }).check();
    expect(await columns()).toBe(1);

    const light = await paper();
    await page.locator('main').getByRole('radio', { name: 'Dark', exact: true }).check();
    const dark = await paper();
    expect(dark).not.toBe(light);
    await page.locator('main').getByRole('radio', { name: 'As the site' }).check();
    expect(await paper()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper()).toBe(dark);
  });

  test('changes its prices without a script, and its links stay inside', async ({ site, page }) => {
    await open(page, site, '/TailwindSite');
    await expect(preview(page)).toHaveAttribute('data-styled', '');
    await expect(preview(page).getByText('€4 a month')).toBeVisible();
    await preview(page).getByText('Yearly').click();
    await expect(preview(page).getByText('€40 a year')).toBeVisible();
    await expect(preview(page).getByText('€4 a month')).toBeHidden();
    await preview(page).getByRole('link', { name: 'Questions' }).click();
    await expect(preview(page).getByRole('heading', { name: 'Before you set out' })).toBeInViewport();
    await expect(page).toHaveURL(`${site.url}/TailwindSite`);
  });

  test('can be read without scripts', async ({ site, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/TailwindSite`);
    await expect(page.getByRole('heading', { name: 'Twice a day, the road is under the sea.' })).toBeVisible();
    await context.close();
  });
});

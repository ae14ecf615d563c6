import { expect, openPage, type Page, test, waitForHydration } from '@site/tools/browser-test';

test.describe('on paper', () => {
  test('a page is its text, with nothing to press', async ({ site, page }) => {
    await page.goto(`${site.url}/javascript`);
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Site', 'Frontend Basics', 'Breadcrumb', 'On this page', 'Previous and next page'])
      await expect(page.getByRole('navigation', { name })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('group', { name: 'Theme' })).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    const [ink, paper] = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(paper).toBe('rgba(0, 0, 0, 0)');
    expect(ink).toBe(await inkOfLight(page));
  });

  test('a list is its titles and the answers that are open, and tells how to print all', async ({ site, page }) => {
    await openPage(page, `${site.url}/javascript`);
    await page.locator('#JS-002 h4 a').click();
    await expect(page.locator('#JS-002 .about')).toBeVisible();
    expect(await sheets(page)).toBeLessThan(25);
    await page.getByRole('searchbox', { name: 'Search' }).fill('JS-002');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Closed answers are not printed.')).toBeVisible();
    await expect(page.locator('#JS-002 .answer')).toBeVisible();
    for (const reveal of await page.locator('#JS-002 .answer details > :not(summary)').all())
      await expect(reveal).toBeVisible();
    await expect(page.locator('#JS-175')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#JS-175 h4')).toBeVisible();
    await expect(page.locator('#JS-175 .answer')).toHaveCount(0);
  });

  test('of a list that is filtered to a few entries, only those take paper', async ({ site, page }) => {
    await openPage(page, `${site.url}/javascript?q=JS-002`);
    await expect(page.getByText(/^\d+ of \d+ entries$/)).toBeVisible();
    expect(await sheets(page)).toBeLessThan(8);
  });

  test('an exercise has its task and the code to begin with, and nothing to press', async ({ site, page }) => {
    await openPage(page, `${site.url}/ProblemSolving/rate-limiter`);
    await page.emulateMedia({ media: 'print' });
    const article = page.getByRole('main').getByRole('article');
    const start = article.locator('.start > .code');
    await expect(start).toBeVisible();
    await expect(article.getByRole('button')).toHaveCount(0);
    await expect(article.getByRole('textbox')).toHaveCount(0);

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('textbox', { name: 'Your code' }).click();
    await expect(start).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(start).toBeVisible();
    await expect(article.getByRole('button')).toHaveCount(0);
    await expect(article.getByRole('textbox')).toHaveCount(0);
  });

  test('an article has its folded sections', async ({ site, page }) => {
    await openPage(page, `${site.url}/CustomHooks`);
    await page.emulateMedia({ media: 'print' });
    const folded = page.locator('main article details:not([open], [name])');
    for (const details of await folded.all())
      await expect(details.locator(':scope > :not(summary)').first()).toBeVisible();
  });

  /** On how many sheets of A4 a page is printed. */
  async function sheets(page: Page): Promise<number> {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  }

  /** The color of text in the light theme, whatever the device prefers. */
  async function inkOfLight(page: Page): Promise<string> {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    return page.evaluate(() => getComputedStyle(document.body).color);
  }
});

import { expect, follow, holdBack, openPage, test } from '@site/tools/browser-test';

test('Back from a page that is still on its way ends the wait, also on a page that was reached by Back', async ({
  site,
  page,
}) => {
  await openPage(page, `${site.url}/UseReduce`);
  await follow(page, 'React Hooks', 'useEffect');
  await expect(page.getByRole('heading', { level: 1, name: 'useEffect' })).toBeVisible();
  await page.goBack();
  const heading = page.getByRole('heading', { level: 1, name: 'useReducer' });
  await expect(heading).toBeVisible();

  await holdBack(page, /\/s\/advanced\//);
  await follow(page, 'Advanced', 'Axios');
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/UseReduce`);
  await expect(main).toHaveAttribute('aria-busy', 'false');
  await expect(heading).toBeVisible();
});

test('Back in the same moment as a click on a link goes back, and the link is not followed afterwards', async ({
  site,
  page,
}) => {
  await openPage(page, `${site.url}/UseStateHook`);
  await follow(page, 'React Hooks', 'useReducer');
  await expect(page.getByRole('heading', { level: 1, name: 'useReducer' })).toBeVisible();
  await holdBack(page, /\/s\/advanced\//);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/Axios';
    document.querySelector('main')?.append(link);
    link.click();
    history.back();
  });
  await expect(page).toHaveURL(`${site.url}/UseStateHook`);
  // Longer than a link waits for its page.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(`${site.url}/UseStateHook`);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

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

import { expect, openPage, test } from '@site/tools/browser-test';

test('an article that is opened below an open one keeps its title in view', async ({ site, page }) => {
  await openPage(page, `${site.url}/HooksFaq`);
  const title = (id: string) => page.locator(`details#${id} > summary`);
  await title('useImperativeHandle').click();
  await title('useDebugValue').press('Enter');
  await expect(page.locator('details#useImperativeHandle')).not.toHaveAttribute('open');
  await expect(title('useDebugValue')).toBeFocused();
  await expect(title('useDebugValue')).toBeInViewport();
});

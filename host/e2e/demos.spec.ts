import { expect, livePages, openPage, test } from '@site/tools/browser-test';

/** The sources of demos that readers can edit. */
const editable = '[id^="demo-"] .code:has(> .run-bar > [value="edit"])';

test('every demo that readers can edit runs in the sandbox without an error', async ({ site, page, request }) => {
  let count = 0;
  for (const { address } of livePages(site.store)) {
    const html = await (await request.get(site.url + address)).text();
    if (!html.includes('id="demo-')) continue;
    await openPage(page, site.url + address);
    const blocks = page.locator(editable);
    for (const block of await blocks.all()) {
      await block.evaluate((figure) => {
        // Only one of them is open for readers.
        for (let one = figure.closest('details'); one; one = one.parentElement?.closest('details') ?? null) {
          one.removeAttribute('name');
          one.open = true;
        }
        figure.querySelector<HTMLElement>('[value="edit"]')?.click();
      });
      const name = `${address}: ${await block.locator('figcaption').textContent()}`;
      const main = block.frameLocator('iframe[title="Preview"]').locator('main');
      await expect(main, name).not.toBeEmpty();
      count += 1;
    }
    await expect(page.getByText('The demo threw an error.'), address).toHaveCount(0);
  }
  expect(count).toBeGreaterThan(100);
});

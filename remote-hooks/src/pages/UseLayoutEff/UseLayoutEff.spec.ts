import { expect, type Page, test, waitForHydration } from '@site/tools/browser-test';

const button = (page: Page) =>
  page.getByRole('region', { name: 'Demo: Popup' }).getByRole('button', { name: 'Click here' });
const popup = (page: Page) => page.getByText('This is popup.', { exact: true });

/** Pixels between the popup and the nearer edge of its button: positive below, negative above. */
async function distance(page: Page): Promise<number> {
  const [anchor, box] = await Promise.all([button(page).boundingBox(), popup(page).boundingBox()]);
  if (!anchor || !box) throw new Error('The button or the popup has no box.');
  return box.y > anchor.y ? box.y - (anchor.y + anchor.height) : box.y + box.height - anchor.y;
}

test('the popup stands 25 px below its button, above it where only that fits, and goes along with a scroll', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto(`${site.url}/UseLayoutEff`);
  await waitForHydration(page);
  await button(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button(page).click();
  expect(await distance(page)).toBeCloseTo(25, 0);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => distance(page)).toBeCloseTo(25, 0);
  await button(page).click();
  await expect(popup(page)).toBeHidden();

  await button(page).evaluate((element) => {
    element.focus();
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 10, behavior: 'instant' });
  });
  await page.keyboard.press('Enter');
  expect(await distance(page)).toBeCloseTo(-25, 0);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('the popup is never painted anywhere else than at its place', async ({ site, page }) => {
  await page.goto(`${site.url}/UseLayoutEff`);
  await waitForHydration(page);
  await button(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const popup = [...document.querySelectorAll('p')].find((one) => one.textContent === 'This is popup.');
      if (popup) tops.push(Math.round(popup.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await button(page).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tops').length)).toBeGreaterThan(5);
  expect(new Set(await page.evaluate(() => Reflect.get(window, 'tops'))).size).toBe(1);
});

test('a page of the section does not load the demos of the others', async ({ site, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scriptsOf = async (address: string) => {
    asked.length = 0;
    await page.goto(site.url + address, { waitUntil: 'networkidle' });
    const paths = asked.filter((path) => /^\/s\/.*\.js$/.test(path));
    return (await Promise.all(paths.map(async (path) => (await page.request.get(site.url + path)).text()))).join('\n');
  };
  expect(await scriptsOf('/UseLayoutEff')).toContain('This is popup.');
  expect(await scriptsOf('/UseStateHook')).not.toContain('This is popup.');
});

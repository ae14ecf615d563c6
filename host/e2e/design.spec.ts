import {
  checkOtherColors,
  checkWideAndNarrow,
  expect,
  type Locator,
  openPage,
  type Page,
  type Site,
  test,
  waitForHydration,
} from '@site/tools/browser-test';

/** A component of the catalog, by its heading, in one of its two themes. */
const component = (page: Page, name: string, theme = 'light') =>
  page.getByRole('region', { name, exact: true }).locator(`[data-theme="${theme}"]`);

async function open(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/design`);
  await waitForHydration(page);
}

test('a dialog takes the focus, keeps it, and gives it back', async ({ site, page, complaints }) => {
  await open(page, site);
  const opener = component(page, 'Dialog').getByRole('button', { name: 'Rename the list' });
  const dialog = page.getByRole('dialog', { name: 'Rename the list' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe('MAIN');
    await expect(page.getByRole('main').locator(':focus:not(dialog *)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a toast takes back what was done', async ({ site, page }) => {
  await open(page, site);
  const toast = component(page, 'Toast');
  await toast.getByRole('button', { name: 'Delete Send the invoice' }).click();
  await expect(toast.getByRole('status')).toContainText('Deleted "Send the invoice".');
  await expect(toast.getByRole('listitem')).toHaveCount(2);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toast.getByRole('listitem')).toHaveText([/Water/, /Send the invoice/, /Book/]);
  await expect(toast.getByRole('status')).toHaveText('');
});

test('code is copied as it is shown', async ({ site, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site);
  await page.getByRole('region', { name: 'Badge', exact: true }).locator('summary').click();
  await page.getByRole('button', { name: 'Copy Badge.specimen.tsx' }).click();
  await expect(page.getByRole('button', { name: 'Copy Badge.specimen.tsx' })).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^import \{ Badge \} from '@site\/sdk\/ui\/badge';\n.*\n\}$/s);
});

test('one source is open at a time, and their row does not move', async ({ site, page }) => {
  await open(page, site);
  const demo = page.getByRole('region', { name: 'Demo: AddTwo' });
  const difference = demo.locator('summary', { hasText: 'Difference' });
  const place = async () => {
    const [outer, inner] = await Promise.all([demo.boundingBox(), difference.boundingBox()]);
    return outer && inner && [inner.x - outer.x, Math.round(inner.y - outer.y)];
  };
  const before = await place();
  await difference.click();
  await expect(demo.locator('ins').first()).toBeVisible();
  expect(await place()).toEqual(before);
  await demo.locator('summary', { hasText: 'Test' }).click();
  await expect(demo.locator('ins').first()).toBeHidden();
  await expect(demo.getByText('it.each([', { exact: false })).toBeVisible();
});

test('the contrast on the page is the one that the browser renders', async ({ site, browser }) => {
  for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
    const page = await browser.newPage({ colorScheme });
    await open(page, site);
    for (const token of ['ink', 'ink-soft', 'bad', 'code-value', 'edge']) {
      const said = await page
        .getByRole('listitem')
        .filter({ has: page.getByText(`--${token}`, { exact: true }) })
        .textContent();
      const numbers = said?.match(/\d+\.\d/g) ?? [];
      expect(Math.abs(Number(numbers[index]) - (await leastContrast(page, token))), token).toBeLessThan(0.25);
    }
    await page.close();
  }
});

test('it can be read without JavaScript, sources too, and shows no dead button', async ({ site, browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/design`);
  await page.getByRole('region', { name: 'Badge', exact: true }).locator('summary').click();
  await expect(page.getByText('import { Badge } from', { exact: false }).first()).toBeVisible();
  await expect(page.locator('.copy').first()).toBeHidden();
  await page.close();
});

test('only readers who visit it load its code, and its text is not sent twice', async ({ site, page }) => {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response.text());
  });
  const holds = async (text: string) => (await Promise.all(scripts.values())).some((script) => script.includes(text));
  await openPage(page, site.url);
  await page.waitForLoadState('networkidle');
  expect(await holds('A workbench with a ruler')).toBe(false);

  await openPage(page, `${site.url}/design`);
  expect(await holds('A workbench with a ruler')).toBe(true);
  expect(await holds('A quotation stands beside a line')).toBe(false);
});

test('on a change of page no fallback shows, and the sources are there', async ({ site, page, complaints }) => {
  await page.goto(site.url);
  await waitForHydration(page);
  await page.evaluate(() => {
    const seen = { fallback: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.fallback ||= /Loading the page/.test(document.querySelector('main')?.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Design system' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
  await expect(page.getByText('A quotation stands beside a line')).toBeVisible();
  await page.getByRole('region', { name: 'Badge', exact: true }).locator('summary').click();
  await expect(page.getByText('import { Badge } from', { exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ fallback: false });
  expect(complaints).toEqual([]);
});

test('axe finds nothing with everything open, light and dark, wide and narrow', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, site);
  for (const summary of await page.getByRole('main').locator('summary').all()) await openDisclosure(summary);
  await page.getByRole('button', { name: 'Delete Book a table' }).first().click();
  await checkWideAndNarrow(page);
  await checkOtherColors(page);
  await component(page, 'Dialog', 'dark').getByRole('button', { name: 'Rename the list' }).click();
  await checkWideAndNarrow(page, ['dialog']);
});

test('nothing scrolls sideways on the smallest screen', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site);
  for (const summary of await page.getByRole('main').locator('summary').all()) await openDisclosure(summary);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** Opens a disclosure even if opening it would close another: it removes the shared name, so that all can be open at once. */
function openDisclosure(summary: Locator): Promise<void> {
  return summary.evaluate((element) => {
    const details = element.closest('details');
    details?.removeAttribute('name');
    if (details) details.open = true;
  });
}

/** The lowest contrast of a color token on paper, sheet and well, from the colors that the browser paints. */
function leastContrast(page: Page, token: string): Promise<number> {
  return page.evaluate((name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas.');
    const luminance = (token: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(--${token})`;
      canvas.fillStyle = getComputedStyle(probe).color;
      probe.remove();
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratios = ['paper', 'sheet', 'well'].map((surface) => {
      const [dark = 0, light = 0] = [luminance(name), luminance(surface)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    });
    return Math.min(...ratios);
  }, token);
}

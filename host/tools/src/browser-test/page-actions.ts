import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';

/** Waits until React has hydrated the page inside `main`. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated main').length > 0);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
}

/** Loads an address and waits until the page is hydrated. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/** Loads an address in a context of its own, and waits until the page is hydrated. */
export async function openInContext(browser: Browser, url: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  await openPage(page, url);
  return { context, page };
}

/** Follows a link of the navigation, as a reader does. */
export async function follow(page: Page, group: string, label: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Site' });
  await nav.getByRole('button', { name: group }).click();
  await nav.getByRole('link', { name: label, exact: true }).click();
}

/** How a request is answered in place of the server; without an action it is never answered. */
export type Answer = (route: Route) => unknown;

/**
 * Answers the requests for an address in place of the server.
 * @returns a function that passes further requests to the server again
 */
export async function respond(page: Page, address: string | RegExp, answer: Answer): Promise<() => void> {
  let replaced = true;
  await page.route(address, (route) => (replaced ? answer(route) : route.continue()));
  return () => {
    replaced = false;
  };
}

/**
 * Holds back the requests for an address.
 * @returns a function that waits for the first of them, and lets all go on
 */
export async function holdBack(page: Page, address: RegExp): Promise<() => Promise<void>> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const requested = page.waitForRequest(address);
  await respond(page, address, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    await requested;
    letGo();
  };
}

/** Replaces all code in an editor. Its document has only the lines that are near the screen, so those are removed by its own keys first. */
export async function replaceCode(editor: Locator, code: string): Promise<void> {
  await editor.press('ControlOrMeta+A');
  await editor.press('Delete');
  await editor.fill(code);
}

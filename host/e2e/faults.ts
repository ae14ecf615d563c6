import { sectionTimeLimit } from '@site/sdk/site';
import { type Answer, expect, type Page } from '@site/tools/browser-test';

/** How long a panel may take to appear; the browser's own work comes on top of the limit. */
export const inTime = { timeout: sectionTimeLimit + 4_000 };

const script =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body });

/** What can go wrong with a section's entry. */
export const faults = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no such file.' }),
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'never answers': () => {},
  'is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  'has a syntax error': script('export const = ;'),
  throws: script('throw new Error("broken on purpose"); export const init = 1, get = 1;'),
  'is no federated module': script('export default 1;'),
  'holds no section': script(
    'export const init = () => {}; export const get = async () => () => ({ default: { contract: 1, pages: "none" } });',
  ),
  'speaks another contract': script(
    'export const init = () => {}; export const get = async () => () => ({ default: { contract: 2, pages: {} } });',
  ),
} satisfies Record<string, Answer>;

/** Every request for the entry of a section, including a second try. */
export function entryOf(section: string): RegExp {
  return new RegExp(`/s/${section}/.+/remoteEntry-[^/]+\\.js`);
}

/** The panel that is shown in place of a section. */
export function panelOf(page: Page, title: string) {
  return page.getByRole('alert').filter({ hasText: `“${title}” could not be loaded` });
}

/** The prose of a page as it comes in the document, before any script. */
export async function proseOf(page: Page, url: string): Promise<string[]> {
  const html = await (await page.request.get(url)).text();
  // A page of the site parses no scripts (decision 0052).
  const blank = await page.context().newPage();
  const prose = await blank.evaluate((text) => {
    const parts = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[data-content^="html-"]');
    return [...parts].map((part) => part.textContent?.replace(/\s+/g, ' ').trim() ?? '').filter(Boolean);
  }, html);
  await blank.close();
  return prose;
}

/** Makes sure that some prose can be read in `main`; for a followed link it arrives after the panel. */
export async function expectReadable(page: Page, prose: string[]): Promise<void> {
  expect(prose.length).toBeGreaterThan(0);
  const shown = async () => (await page.locator('main').textContent())?.replace(/\s+/g, ' ') ?? '';
  for (const part of prose) await expect.poll(shown).toContain(part);
}

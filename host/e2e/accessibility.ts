import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that depend on the colours of a theme; the others need no second look in another theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on a page, in the frames that it has loaded too.
 * @param options.within the parts to look at; the whole page without
 * @param options.coloursOnly whether to look at nothing but colours
 * @returns one line for each element: the rule and the element's HTML
 */
export async function violations(
  page: Page,
  { within = [], coloursOnly = false }: { within?: string[]; coloursOnly?: boolean } = {},
): Promise<string[]> {
  const options = {
    resultTypes: ['violations' as const],
    ...(coloursOnly ? { runOnly: { type: 'rule' as const, values: colourRules } } : {}),
  };
  const look = async (builder: AxeBuilder) => (await builder.options(options).analyze()).violations;
  const own = new AxeBuilder({ page }).setLegacyMode();
  for (const part of within) own.include(part);
  const found = await look(own);
  if (page.frames().length > 1) found.push(...(await look(new AxeBuilder({ page }).include('iframe'))));
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** What stands around every page; it is another thing on a wide screen than on a narrow one. */
const shell = ['header', 'nav', 'footer'];

/**
 * Expects that axe finds nothing, light and dark, 1280 and 375 px wide. The text has the same colours at every width, so two of
 * the four variants are looked at whole, and in the other two the shell's colours. Leaves the page light and narrow, without
 * motion.
 */
export async function lookAtAllVariants(page: Page, within: string[] = []): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page, { within }), 'light, wide').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: shell, coloursOnly: true }), 'dark, wide').toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await violations(page, { within }), 'dark, narrow').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, { within: shell, coloursOnly: true }), 'light, narrow').toEqual([]);
}

/**
 * Leaves so many cards of a list in the document. One template makes them all, and axe takes seconds for hundreds that are
 * closed; what they hold is looked at where they are opened.
 */
export async function keepCards(page: Page, count: number): Promise<void> {
  await page.evaluate((first) => {
    for (const card of document.querySelectorAll(`.entries > .question:nth-child(n + ${first + 1})`)) card.remove();
  }, count);
}

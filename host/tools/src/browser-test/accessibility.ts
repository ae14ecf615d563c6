import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that depend on the colors of a theme; the others need no second check in another theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns what axe finds wrong on a page and in its frames.
 * @param options.within selectors of the parts to check; without them, the whole page
 * @param options.colorsOnly whether to check colors alone
 * @returns one line for each element: the rule and the element's HTML
 */
export async function violations(
  page: Page,
  { within = [], colorsOnly = false }: { within?: string[]; colorsOnly?: boolean } = {},
): Promise<string[]> {
  const options = {
    resultTypes: ['violations' as const],
    ...(colorsOnly ? { runOnly: { type: 'rule' as const, values: colorRules } } : {}),
  };
  const analyze = async (builder: AxeBuilder) => (await builder.options(options).analyze()).violations;
  const own = new AxeBuilder({ page }).setLegacyMode();
  for (const part of within) own.include(part);
  const found = await analyze(own);
  if (page.frames().length > 1) found.push(...(await analyze(new AxeBuilder({ page }).include('iframe'))));
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Expects that axe finds nothing: on a wide screen in the light theme, on a narrow one in the dark theme. Without motion. */
export async function checkWideAndNarrow(page: Page, within: string[] = []): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page, { within }), 'light, wide').toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within }), 'dark, narrow').toEqual([]);
}

/** Expects that axe finds no wrong colors where {@link checkWideAndNarrow} did not check: wide and dark, narrow and light. */
export async function checkOtherColors(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violations(page, { colorsOnly: true }), 'dark, wide').toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, { colorsOnly: true }), 'light, narrow').toEqual([]);
}

/**
 * Removes the content of closed disclosures from the document. axe does not check what is hidden, but it walks through it: on a
 * page of hundreds of answers that takes twenty times as long as the check itself. Another test checks opened ones.
 */
export async function removeClosedAnswers(page: Page): Promise<void> {
  await page.locator('details:not([open]) > :not(summary)').evaluateAll((all) => {
    for (const hidden of all) hidden.remove();
  });
}

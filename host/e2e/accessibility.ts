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

/** Expects that axe finds nothing: on a wide screen in the light theme, on a narrow one in the dark theme. Without motion. */
export async function lookWideAndNarrow(page: Page, within: string[] = []): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page, { within }), 'light, wide').toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within }), 'dark, narrow').toEqual([]);
}

/** Expects that axe finds no colours at fault where {@link lookWideAndNarrow} did not look: wide and dark, narrow and light. */
export async function lookAtOtherColours(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violations(page, { coloursOnly: true }), 'dark, wide').toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, { coloursOnly: true }), 'light, narrow').toEqual([]);
}

/**
 * Takes what closed disclosures hide out of the document. axe does not look at what nobody sees, but it walks through it: on a
 * page of hundreds of answers that takes twenty times as long as the look itself. Opened ones are looked at elsewhere.
 */
export async function dropFolded(page: Page): Promise<void> {
  await page.locator('details:not([open]) > :not(summary)').evaluateAll((all) => {
    for (const hidden of all) hidden.remove();
  });
}

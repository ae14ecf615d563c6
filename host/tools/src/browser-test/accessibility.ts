import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../gate/accessibility.ts';
import { allRules, colorRules } from '../gate/accessibility-rules.ts';

/** A sticky bar covers part of a button where a test has scrolled to; the gate looks at pages from their top, and has this rule, too. */
const dependsOnScrolling = 'target-size';

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
  const without = [dependsOnScrolling];
  const found: { id: string; elements: string[] }[] = await violationsOf(page, { within, colorsOnly, without });
  if (page.frames().length > 1) {
    const runOnly = colorsOnly ? colorRules : allRules;
    const frames = new AxeBuilder({ page }).include('iframe').options({ resultTypes: ['violations'], runOnly });
    frames.disableRules(without);
    const { violations } = await frames.analyze();
    found.push(...violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) })));
  }
  return found.flatMap(({ id, elements }) => elements.map((html) => `${id}: ${html.slice(0, 200)}`));
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

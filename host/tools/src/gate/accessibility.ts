import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { bundleForPage } from '../check/samples/bundle-for-page.ts';
import type { ViolationOptions } from './accessibility-rules.ts';
import type { Finding } from './problem.ts';

/** A rule that a page breaks. */
export interface Violation {
  id: string;
  help: string;
  /** The HTML of the elements that break it. */
  elements: string[];
}

let script: Promise<string> | undefined;

/**
 * Returns what axe finds wrong in a document, without its frames: of WCAG 2.2 up to AA, and of what axe recommends beyond it. Of
 * elements that look the same, the colors of a few are checked.
 */
export async function violationsOf(
  page: Page,
  { within = [], colorsOnly = false, without = [] }: Partial<ViolationOptions> = {},
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'findViolations' in globalThis))) {
    script ??= bundleForPage(join(import.meta.dirname, 'in-page/find-violations.ts'));
    await page.evaluate(await script);
  }
  const options: ViolationOptions = { within, colorsOnly, without };
  return page.evaluate((options) => Reflect.get(globalThis, 'findViolations')(options), options);
}

/**
 * Removes the content of closed disclosures from the document. axe does not check what is hidden, but it walks through it: on a
 * page of hundreds of answers that takes twenty times as long as the check itself. Another test checks opened ones.
 */
export async function removeClosedAnswers(page: Page): Promise<void> {
  await page.evaluate(removeClosed);
}

/** As a string, because it runs in the page. */
const removeClosed = `for (const hidden of document.querySelectorAll('details:not([open]) > :not(summary)')) hidden.remove()`;

/** A finding for each rule that a page breaks. Two versions of a page have the same if they break the same rule. */
export async function accessibilityFindings(page: Page): Promise<Finding[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await removeClosedAnswers(page);
  const violations = await violationsOf(page);
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, help, elements }) => ({
    text: `${help} (axe: ${id}).\n${elements.map((html) => html.slice(0, 200)).join('\n')}`,
    amount: elements.length,
  }));
}

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Finding } from './problem.ts';

/** WCAG 2.2 up to AA, and what axe recommends beyond it: for the gate of a release and for the browser tests. */
export const allRules: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** A rule that a page breaks. */
export interface Violation {
  id: string;
  help: string;
  /** The HTML of the elements that break it. */
  elements: string[];
}

/**
 * Returns what axe finds wrong in a document, without its frames.
 * @param options.within selectors of the parts to check; without them, all of it
 */
export async function violationsOf(
  page: Page,
  { within = [], rules = allRules }: { within?: string[]; rules?: axe.RunOnly } = {},
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { runOnly: rules, resultTypes: ['violations'], iframes: false };
  return page.evaluate(runAxe, { context: within.length > 0 ? { include: within } : null, options });
}

/** Runs in the page. */
async function runAxe({ context, options }: { context: axe.ContextObject | null; options: axe.RunOptions }) {
  const { run }: typeof axe = Reflect.get(globalThis, 'axe');
  const { violations } = await (context ? run(context, options) : run(options));
  return violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }));
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

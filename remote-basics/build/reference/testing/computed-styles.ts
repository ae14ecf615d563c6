import type { Page } from 'playwright-core';
import type { Equivalent } from '../equivalents.ts';

type Pair = Pick<Equivalent, 'bootstrap' | 'tailwind' | 'element' | 'parent'>;
type Styles = Record<string, string>;

/**
 * Compares the effect of two classes on an element, each in a page with its framework. Only properties that
 * either class changes are compared.
 * @returns the computed values that differ, Bootstrap's first
 */
export async function differences(
  bootstrap: Page,
  tailwind: Page,
  pair: Pair,
): Promise<Record<string, [string, string]>> {
  const one = await stylesIn(bootstrap, pair, pair.bootstrap);
  const other = await stylesIn(tailwind, pair, pair.tailwind);
  const changed = new Set([...changedIn(one), ...changedIn(other)]);
  const differing = [...changed].filter((name) => one.after[name] !== other.after[name]);
  return Object.fromEntries(differing.map((name) => [name, [one.after[name] ?? '', other.after[name] ?? '']]));
}

function changedIn({ before, after }: { before: Styles; after: Styles }): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}

/** The computed styles of an element without and with the classes; its parent is 400 by 300 px and sets the font. */
function stylesIn(page: Page, { element, parent }: Pair, classes: string): Promise<{ before: Styles; after: Styles }> {
  return page.evaluate(
    ([tag, style, names]) => {
      const box = document.createElement('div');
      box.style.cssText = `position:absolute;width:400px;height:300px;color:rgb(1,2,3);font:16px/24px monospace;${style}`;
      const tried = box.appendChild(document.createElement(tag));
      document.body.append(box);
      const computed = () => {
        const all = getComputedStyle(tried);
        const properties = [...all].filter((name) => !name.startsWith('--'));
        return Object.fromEntries(properties.map((name) => [name, all.getPropertyValue(name)]));
      };
      const before = computed();
      tried.className = names;
      const after = computed();
      box.remove();
      return { before, after };
    },
    [element, parent, classes] as const,
  );
}

import type { Theme } from '@site/sdk/reader-data';

/** The layers with colors, sizes and elements. Others are for parts of pages. */
const layers = ['reset', 'base'];

/** The styles of the site that demos have on every page. */
export function siteStyles(): string {
  return [...document.styleSheets]
    .filter(({ href }) => href === null || new URL(href).origin === location.origin)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSLayerStatementRule || isShared(rule))
    .map(({ cssText }) => cssText)
    .join('\n');
}

function isShared(rule: CSSRule): boolean {
  return rule instanceof CSSLayerBlockRule && layers.includes(rule.name);
}

/** What these styles depend on at a place of the page, as the `dataset` of a document. @param theme the one that the reader has chosen */
export function appearanceAt(place: HTMLElement, theme: Theme): DOMStringMap {
  const { textSize, motion } = document.documentElement.dataset;
  const section = place.closest<HTMLElement>('[data-section]')?.dataset.section;
  const chosen = { theme: theme === 'system' ? undefined : theme, textSize, motion, section };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}

/** WCAG 2.2 up to AA, and what axe recommends beyond it. */
export const allRules = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules that depend on the colors of a theme; the others need no second check in another theme. */
export const colorRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** What axe checks of a document. */
export interface ViolationOptions {
  /** Selectors of the parts to check; all of the document without them. */
  within: string[];
  /** Whether to check colors alone. */
  colorsOnly: boolean;
  /** Rules that are not checked. */
  without: string[];
}

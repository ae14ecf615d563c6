import type { RunOnly } from 'axe-core';

/** WCAG 2.2 up to AA, and what axe recommends beyond it. */
export const allRules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules that depend on the colors of a theme; the others need no second check in another theme. */
export const colorRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

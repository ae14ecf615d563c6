/// <reference path="../../../../runner/library-modules.d.ts" />
import { files } from 'site:program';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import panel from './demo.css?raw';
import { defaultOf, isComponent } from './exported.ts';
import { sheetOf } from './sheet-of.ts';

/**
 * Shows a demo as the only content of the document, with the styles of the site in `site.css`. It is not in Strict Mode, as it is not
 * on its page either.
 * @param file the module that exports it by default
 * @param appearance what the styles of the site depend on, as the `dataset` of the document
 */
export function showDemo(file: string, appearance: DOMStringMap): void {
  Object.assign(document.documentElement.dataset, appearance);
  document.adoptedStyleSheets = [sheetOf(files['site.css'] ?? ''), sheetOf(panel)];
  const component = defaultOf(file, isComponent);
  const root = document.body.appendChild(document.createElement('main'));
  createRoot(root).render(createElement(component));
}

/**
 * Applies a CSS module, its classes renamed so that nothing else has them.
 * @returns the new names of the classes
 */
export function cssModule(css: string): Record<string, string> {
  const sheet = sheetOf(css);
  const prefix = `module-${document.adoptedStyleSheets.length}-`;
  const names: Record<string, string> = {};
  for (const rule of styleRules(sheet.cssRules))
    rule.selectorText = rule.selectorText.replaceAll(/\.([a-z_-][\w-]*)/gi, (_, name: string) => {
      names[name] = prefix + name;
      return `.${names[name]}`;
    });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return names;
}

/** Rules with a selector, also those inside of layers, queries and one another. */
function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? styleRules(rule.cssRules) : []),
  ]);
}

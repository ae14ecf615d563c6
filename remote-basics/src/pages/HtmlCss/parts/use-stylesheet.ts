import { useLayoutEffect, useState } from 'react';

/**
 * Applies styles while the component is mounted. They are in a layer of their own, which keeps their layers separate from those of
 * the page. They are a rule in the page's own style sheet: adopted style sheets come last, and Chromium lays out the whole page
 * again for each sheet with layers that arrives before one.
 * @returns whether they are applied yet
 */
export function useStylesheet(css: string): boolean {
  const [applied, setApplied] = useState('');
  // With the page that is left, so that the next one is styled once.
  useLayoutEffect(() => {
    const sheet = document.styleSheets[0];
    if (!sheet) return;
    const at = sheet.insertRule(`@layer layers-demo { ${css} }`, sheet.cssRules.length);
    const rule = sheet.cssRules.item(at);
    setApplied(css);
    return () => sheet.deleteRule(Array.from<unknown>(sheet.cssRules).indexOf(rule));
  }, [css]);
  return applied === css;
}

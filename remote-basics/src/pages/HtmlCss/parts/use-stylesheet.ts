import { useEffect, useState } from 'react';

/**
 * Applies a stylesheet while the component is mounted. It is in a layer of its own, which keeps its layers separate
 * from those of the page.
 * @returns whether it is applied yet
 */
export function useStylesheet(css: string): boolean {
  const [applied, setApplied] = useState('');
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@layer layers-demo { ${css} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    setApplied(css);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
  return applied === css;
}

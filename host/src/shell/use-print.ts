import { useEffect } from 'react';

/** What is printed open. An index of topics is printed as it is. */
const folded = 'main details:not([open], .topics details)';

/** Opens what is folded while the page is printed, in browsers whose styles cannot (`::details-content`). */
export function usePrint(): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return;
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>(folded)];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
}

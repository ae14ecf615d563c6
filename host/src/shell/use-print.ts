import { useEffect } from 'react';

/** Opens what is folded while the page is printed, apart from an index of topics, in browsers whose styles cannot (`::details-content`). */
export function usePrint(): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return;
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      opened = folded.filter((details) => !details.closest('.topics'));
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

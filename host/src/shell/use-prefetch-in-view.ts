import { useEffect } from 'react';

/** What browsers tell of the connection; Safari and Firefox tell nothing. @see https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches the pages that the links in view lead to, one after the other, once the page itself is there. Readers who save
 * data or have a slow connection get only what they point at.
 * @param address of the page that is shown; another one has other links
 * @param ready settles when the page has what it needs
 * @param prefetch fetches what a link leads to; it does nothing for what is there already
 */
export function usePrefetchInView(
  address: string,
  ready: () => Promise<unknown>,
  prefetch: (link: Element) => Promise<unknown>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are new in every rendering, and do the same
  useEffect(() => {
    if (savesData() || !('IntersectionObserver' in window)) return;
    let last = ready();
    const observer = new IntersectionObserver((changes) => {
      for (const { isIntersecting, target } of changes) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        last = last.then(() => prefetch(target)).catch(() => {});
      }
    });
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
    return () => observer.disconnect();
  }, [address]);
}

function savesData(): boolean {
  const { saveData, effectiveType = '' }: Connection = Reflect.get(navigator, 'connection') ?? {};
  return saveData === true || effectiveType.includes('2g');
}

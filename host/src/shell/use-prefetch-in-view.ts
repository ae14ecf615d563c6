import { useLocation } from '@site/sdk/router';
import { useEffect } from 'react';
import { matchPage, useSite } from '../site-context.ts';
import { internalUrl } from './internal-url.ts';
import { whenIdle } from './when-idle.ts';

/** What browsers tell of the connection; Safari and Firefox tell nothing. @see https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches ahead the pages that the links in view lead to, one after the other, if they are in the section of the page that is
 * shown. Of breadcrumbs, which are in view at the top of every page, only the text. Other pages are fetched when the reader points
 * at a link; so is everything for readers who save data or have a slow connection.
 */
export function usePrefetchInView(): void {
  const { pathname } = useLocation();
  const { registry, pages } = useSite();
  useEffect(() => {
    const shown = matchPage(registry.known(), pathname);
    if (!shown || savesData() || !('IntersectionObserver' in window)) return;
    const prefetch = async (link: Element) => {
      const url = internalUrl(link);
      const match = url && url.pathname !== pathname ? matchPage(registry.known(), url.pathname) : undefined;
      if (match?.section.id === shown.section.id) await pages.prefetch(match, { code: !isBreadcrumb(link) });
    };
    let last = Promise.resolve();
    const observer = new IntersectionObserver((changes) => {
      for (const { isIntersecting, target } of changes) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        last = last.then(() => prefetch(target)).catch(() => {});
      }
    });
    // The first screen of a long page is there before the rest, and is not kept waiting.
    const cancel = whenIdle(() => {
      for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
    });
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [registry, pages, pathname]);
}

function isBreadcrumb(link: Element): boolean {
  return link.matches('[itemprop=item]');
}

/** The same condition as in load-scripts.js, which is inline and can import nothing. */
function savesData(): boolean {
  const { saveData, effectiveType = '' }: Connection = Reflect.get(navigator, 'connection') ?? {};
  return saveData === true || effectiveType.includes('2g');
}

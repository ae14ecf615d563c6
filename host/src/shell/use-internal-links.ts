import { useNavigate } from '@site/sdk/router';
import { type MouseEvent, type SyntheticEvent, startTransition, useEffect, useRef } from 'react';
import { findHostRoute } from '../host-routes.ts';
import { matchPage, useSite } from '../site-context.ts';
import { internalUrl } from './internal-url.ts';
import { useLongWait } from './use-long-wait.ts';

/** How long a change of page waits for the page, in milliseconds. One that is there is rendered in one go, without suspending. */
const wait = 100;

/**
 * Event handlers for an element around links. A click on a link to another page of the site changes the page without loading
 * a document, also for links in static HTML; pointing at a link prefetches its page. `busy` when the next page takes a while.
 */
export function useInternalLinks() {
  const navigate = useNavigate();
  const { isLong: busy, begin } = useLongWait();
  const { registry, pages } = useSite();
  const latest = useRef<URL>(null);
  // Readers who go back while a link waits for its page don't want it anymore.
  useEffect(() => {
    const forget = () => {
      latest.current = null;
    };
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);

  const onClick = (event: MouseEvent) => {
    const url = internalUrl(event.target);
    if (
      !url ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      !isWithinReach(url)
    )
      return;
    const isWithin = url.hash && isShownPage(url);
    if (isWithin && url.pathname + url.search === location.pathname + location.search) return;
    event.preventDefault();
    if (isWithin) {
      location.hash = url.hash;
      return;
    }
    begin();
    void follow(url);
  };
  const follow = async (url: URL) => {
    latest.current = url;
    const match = matchPage(registry.known(), url.pathname);
    if (match) await Promise.race([pages.load(match), new Promise((resolve) => setTimeout(resolve, wait))]);
    if (latest.current === url) startTransition(() => navigate(url.pathname + url.search + url.hash));
  };
  /** Without the registry, documents are loaded: they have what this one lacks, of other sections and of this one. */
  const isWithinReach = ({ pathname }: URL) => {
    const match = matchPage(registry.known(), pathname);
    return !registry.isOut() || (match && registry.inUse(match.section.id));
  };
  const prefetch = ({ target }: SyntheticEvent) => {
    const url = internalUrl(target);
    if (!url) return;
    const match = matchPage(registry.known(), url.pathname);
    const fetching = match ? pages.prefetch(match) : findHostRoute(url.pathname)?.load();
    fetching?.catch(() => {});
  };
  return { busy, handlers: { onClick, onPointerOver: prefetch, onFocus: prefetch, onTouchStart: prefetch } };
}

/** Whether a link leads to the page that is shown, however the address writes it. Without a query it keeps the page's own. */
function isShownPage({ pathname, search }: URL): boolean {
  return pathname.toLowerCase() === location.pathname.toLowerCase() && (search === '' || search === location.search);
}

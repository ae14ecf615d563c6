import { useLocation, useNavigate } from '@site/sdk/router';
import { type MouseEvent, type SyntheticEvent, useTransition } from 'react';
import { findHostRoute } from '../host-routes.ts';
import { matchPage, useSite } from '../site-context.ts';
import { usePrefetchInView } from './use-prefetch-in-view.ts';

/**
 * Event handlers for an element around links. A click on a link to another page of the site changes the page without loading
 * a document, also for links in static HTML; pointing at a link prefetches its page, and so does having it in view. `busy` while the next page loads.
 */
export function useInternalLinks() {
  const navigate = useNavigate();
  const [busy, startTransition] = useTransition();
  const { navigation, pages } = useSite();
  const { pathname } = useLocation();
  const shown = matchPage(navigation, pathname);

  const onClick = (event: MouseEvent) => {
    const url = internalUrl(event.target);
    if (
      !url ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const isWithin = url.hash && isShownPage(url);
    if (isWithin && url.pathname + url.search === location.pathname + location.search) return;
    event.preventDefault();
    if (isWithin) {
      location.hash = url.hash;
      return;
    }
    startTransition(() => {
      navigate(url.pathname + url.search + url.hash);
    });
  };
  const prefetch = async (target: EventTarget): Promise<void> => {
    const url = internalUrl(target);
    if (!url || isShownPage(url)) return;
    const match = matchPage(navigation, url.pathname);
    await (match ? pages.prefetch(match) : findHostRoute(url.pathname)?.load());
  };
  usePrefetchInView(pathname, async () => shown && pages.load(shown), prefetch);
  const onIntent = ({ target }: SyntheticEvent) => {
    prefetch(target).catch(() => {});
  };
  return { busy, handlers: { onClick, onPointerOver: onIntent, onFocus: onIntent, onTouchStart: onIntent } };
}

/** Whether a link leads to the page that is shown, however the address writes it. Without a query it keeps the page's own. */
function isShownPage({ pathname, search }: URL): boolean {
  return pathname.toLowerCase() === location.pathname.toLowerCase() && (search === '' || search === location.search);
}

function internalUrl(target: EventTarget): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  // A link that opens something in place prevents its click, and leads nowhere to prepare for.
  if (!link?.href || link.target || link.hasAttribute('download') || link.hasAttribute('aria-expanded')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : null;
}

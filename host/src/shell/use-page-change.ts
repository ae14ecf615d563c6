import type { NavigationSection } from '@site/sdk/contract';
import { useLocation } from '@site/sdk/router';
import { useLayoutEffect, useRef, useState } from 'react';
import { documentTitle } from '../document-title.ts';
import { findHostRoute } from '../host-routes.ts';
import { matchPage } from '../site-context.ts';

/** The document title of a page; the host's own pages are home and the one for unknown addresses. */
export function titleOf(navigation: NavigationSection[], pathname: string): string {
  const page = findHostRoute(pathname) ?? matchPage(navigation, pathname)?.page;
  return documentTitle(page?.title);
}

/** On a change of page: sets the document's title, moves the focus to `main` and returns the title for a live region. */
export function usePageChange(navigation: NavigationSection[]) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.title = matchPage(navigation, pathname)?.entry
      ? documentTitle(main.current?.querySelector('h1')?.textContent)
      : titleOf(navigation, pathname);
    setAnnouncement(document.title);
    main.current?.focus({ preventScroll: true });
  }, [navigation, pathname]);

  return { main, announcement };
}

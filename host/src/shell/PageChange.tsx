import type { NavigationSection } from '@site/sdk/contract';
import { useLocation } from '@site/sdk/router';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { documentTitle } from '../document-title.ts';
import { findHostRoute } from '../host-routes.ts';
import { matchPage } from '../site-context.ts';
import { EarlyFocus } from './EarlyFocus.tsx';

/** The document title of a page; the host's own pages are home and the one for unknown addresses. */
export function titleOf(navigation: NavigationSection[], pathname: string): string {
  const page = findHostRoute(pathname) ?? matchPage(navigation, pathname)?.page;
  return documentTitle(page?.title);
}

interface PageChangeProps {
  navigation: NavigationSection[];
  main: RefObject<HTMLElement | null>;
  className?: string | undefined;
}

/**
 * On a change of page: sets the document's title, moves the focus to `main` and announces the title. It is a component of its own,
 * because what it announces would render all of the shell again before the new page is painted.
 */
export function PageChange({ navigation, main, className }: PageChangeProps) {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    if (last.current === pathname) return;
    // The mark of apply-theme.js: the filter of the document's address is not for the lists of another page.
    delete document.documentElement.dataset.query;
    document.title = matchPage(navigation, pathname)?.entry
      ? documentTitle(main.current?.querySelector('h1')?.textContent)
      : titleOf(navigation, pathname);
    // `EarlyFocus` has done so, unless a dialog was open.
    if (document.activeElement !== main.current) main.current?.focus({ preventScroll: true });
  }, [navigation, pathname, main]);
  // After the page is painted, which a further render would delay.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <>
      <EarlyFocus pathname={pathname} main={main} />
      <p role="status" className={className}>
        {announcement}
      </p>
    </>
  );
}

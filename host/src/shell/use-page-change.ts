import type { OutlineSection } from '@site/sdk/contract';
import { useLocation } from '@site/sdk/router';
import { useLayoutEffect, useRef, useState } from 'react';
import { documentTitle } from '../document-title.ts';
import { findOwnPage } from '../own-pages.ts';
import { findPlace } from '../site-context.ts';

/** The document title of a page; the host's own pages are home and the one for unknown addresses. */
export function titleOf(outline: OutlineSection[], pathname: string): string {
  const page = findOwnPage(pathname) ?? findPlace(outline, pathname)?.page;
  return documentTitle(page?.title);
}

/** On a change of page: sets the document's title, moves the focus to `main` and returns the title for a live region. */
export function usePageChange(outline: OutlineSection[]) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  // Before the new page is painted: React waits with effects until a fade between pages is over.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.title = titleOf(outline, pathname);
    setAnnouncement(document.title);
    main.current?.focus({ preventScroll: true });
  }, [outline, pathname]);

  return { main, announcement };
}

import { useLocation } from '@site/sdk/router';
import { findPlace } from '../site-context.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { Notices } from './Notices.tsx';
import { PageArea } from './PageArea.tsx';
import { Pager } from './Pager.tsx';
import styles from './Shell.module.css';
import { SideNav } from './SideNav.tsx';
import { TopNav } from './TopNav.tsx';
import { useInternalLinks } from './use-internal-links.ts';
import { useLinkTarget } from './use-link-target.ts';
import { useOutline } from './use-outline.ts';
import { usePageChange } from './use-page-change.ts';
import { usePrint } from './use-print.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useVisit } from './visits.ts';

/**
 * What every page of the site has around it: skip link, navigation, `main` and footer. Parts whose position differs from page
 * to page have a key, so that each page gets new ones: a part that moves counts as a layout shift.
 */
export function Shell() {
  const outline = useOutline();
  const { busy, handlers } = useInternalLinks();
  const { main, announcement } = usePageChange(outline);
  const { pathname } = useLocation();
  const place = findPlace(outline, pathname);
  useScrollMemory();
  useLinkTarget();
  usePrint();
  useVisit(place?.page.address);

  return (
    <div className={styles.shell} data-section={place?.section.id} {...handlers}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <TopNav outline={outline} />
      <div className={styles.body}>
        {place && <SideNav place={place} />}
        <main id="main" ref={main} tabIndex={-1} aria-busy={busy} className={styles.main}>
          {place && <Breadcrumbs key={`way to ${pathname}`} place={place} />}
          <PageArea />
          {place && <Pager key={`way on from ${pathname}`} outline={outline} place={place} />}
        </main>
      </div>
      <Footer key={pathname} outline={outline} />
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
      <Notices />
    </div>
  );
}

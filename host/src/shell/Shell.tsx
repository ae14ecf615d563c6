import { useLocation } from '@site/sdk/router';
import { findPlace } from '../site-context.ts';
import { Footer } from './Footer.tsx';
import { PageArea } from './PageArea.tsx';
import styles from './Shell.module.css';
import { TopNav } from './TopNav.tsx';
import { useInternalLinks } from './use-internal-links.ts';
import { useLinkTarget } from './use-link-target.ts';
import { useOutline } from './use-outline.ts';
import { usePageChange } from './use-page-change.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** What every page of the site has around it: skip link, navigation, `main` and footer. */
export function Shell() {
  const outline = useOutline();
  const { busy, handlers } = useInternalLinks();
  const { main, announcement } = usePageChange(outline);
  useScrollMemory();
  useLinkTarget();
  const section = findPlace(outline, useLocation().pathname)?.section.id;

  return (
    <div className={styles.shell} data-section={section} {...handlers}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <TopNav outline={outline} />
      <main id="main" ref={main} tabIndex={-1} aria-busy={busy} className={styles.main}>
        <PageArea />
      </main>
      <Footer outline={outline} />
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </div>
  );
}

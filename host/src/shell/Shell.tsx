import { useLocation } from '@site/sdk/router';
import { useRef } from 'react';
import { RunnableSamples } from '../samples/RunnableSamples.tsx';
import { matchPage, useSite } from '../site-context.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { Notices } from './Notices.tsx';
import { PageArea } from './PageArea.tsx';
import { PageChange } from './PageChange.tsx';
import { Pager } from './Pager.tsx';
import styles from './Shell.module.css';
import { SideNav } from './SideNav.tsx';
import { TopNav } from './TopNav.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useInternalLinks } from './use-internal-links.ts';
import { useNavigationEvent } from './use-navigation-event.ts';
import { usePrint } from './use-print.ts';
import { useScrollPosition } from './use-scroll-position.ts';
import { useSiteNavigation } from './use-site-navigation.ts';
import { useVisit } from './visits.ts';

/**
 * What every page of the site has around it: skip link, navigation, `main` and footer. Parts whose position differs from page
 * to page have a key, so that each page gets new ones: a part that moves counts as a layout shift.
 */
export function Shell() {
  const { banner } = useSite();
  const navigation = useSiteNavigation();
  const { busy, handlers } = useInternalLinks();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const match = matchPage(navigation, pathname);
  useNavigationEvent();
  useScrollPosition();
  usePrint();
  useHydrated('header');
  useVisit(match?.page.address);

  return (
    <div className={styles.shell} data-section={match?.section.id} {...handlers}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      {banner}
      <TopNav navigation={navigation} />
      <div className={styles.body}>
        {match && <SideNav match={match} />}
        <main id="main" ref={main} tabIndex={-1} aria-busy={busy} className={styles.main}>
          {match && <Breadcrumbs key={`way to ${pathname}`} match={match} />}
          <PageArea />
          {match && !match.entry && <Pager key={`way on from ${pathname}`} navigation={navigation} match={match} />}
        </main>
      </div>
      <Footer key={pathname} navigation={navigation} current={match?.section} />
      <PageChange navigation={navigation} main={main} className={styles.announcement} />
      <Notices />
      <RunnableSamples />
    </div>
  );
}

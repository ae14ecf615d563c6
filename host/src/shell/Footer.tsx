import { landingOf, type NavigationSection } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import styles from './Footer.module.css';
import { PageLinks } from './PageLinks.tsx';

interface FooterProps {
  navigation: NavigationSection[];
  /** The section that the reader is in. */
  current: NavigationSection | undefined;
}

/** The site map: every page of the section that the reader is in, those without a menu link too, and the ways to the other sections. */
export function Footer({ navigation, current }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <h2>Site map</h2>
      <div className={styles.sections}>
        {current && (
          <section data-section={current.id} aria-labelledby="map-current">
            <h3 id="map-current">{current.title}</h3>
            <PageLinks section={current} />
          </section>
        )}
        <section aria-labelledby="map-sections">
          <h3 id="map-sections">{current ? 'Other sections' : 'Sections'}</h3>
          <ul>
            {navigation
              .filter(({ id }) => id !== current?.id)
              .map((section) => (
                <li key={section.id}>
                  <a href={landingOf(section)}>{section.title}</a>
                </li>
              ))}
            <li>
              <a href="/#sections">All pages</a>
            </li>
          </ul>
        </section>
      </div>
      <p className={styles.about}>
        <a href="/">{siteName}</a> <a href="/React">React</a> <a href="/design">Design system</a>{' '}
        <a href="/YourData">Your data</a> <a href="/releases">Releases</a>
      </p>
    </footer>
  );
}

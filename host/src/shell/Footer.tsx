import type { NavigationSection } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import styles from './Footer.module.css';
import { PageLinks } from './PageLinks.tsx';

/** The site map: every page, those without a menu link too. */
export function Footer({ navigation }: { navigation: NavigationSection[] }) {
  return (
    <footer className={styles.footer}>
      <h2>Site map</h2>
      <div className={styles.sections}>
        {navigation.map((section) => (
          <section key={section.id} data-section={section.id} aria-labelledby={`map-${section.id}`}>
            <h3 id={`map-${section.id}`}>{section.title}</h3>
            <PageLinks section={section} />
          </section>
        ))}
      </div>
      <p className={styles.about}>
        <a href="/">{siteName}</a> <a href="/React">React</a> <a href="/design">Design system</a>{' '}
        <a href="/YourData">Your data</a> <a href="/releases">Releases</a>
      </p>
    </footer>
  );
}

import { siteName } from '@site/sdk/site';
import { useSite } from '../site-context.ts';
import styles from './Home.module.css';
import { menuPages } from './NavGroup.tsx';
import { SamplePost } from './SamplePost.tsx';

/** The start page: what the site is, its sections as places to start, and the fetch demo. */
export function Home() {
  const { outline } = useSite();
  return (
    <div className={styles.home}>
      <h1>{siteName}</h1>
      <p className="summary">
        Learn front-end development by running it, and prepare for the interview by saying it aloud. Every sample on
        these pages is executed before it is published; everything you do stays in this browser.
      </p>
      <h2>Where to start</h2>
      <ul className={styles.sections}>
        {outline.map((section) => (
          <li key={section.id} data-section={section.id} className={styles.section}>
            <h3>{section.title}</h3>
            <p>{section.pages.length} pages</p>
            <ul>
              {menuPages(section).map((page) => (
                <li key={page.address}>
                  <a href={page.address}>{page.nav?.label}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <SamplePost />
    </div>
  );
}

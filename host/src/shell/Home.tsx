import { useSite } from '../site-context.ts';
import styles from './Home.module.css';
import { menuPages } from './NavGroup.tsx';
import { SamplePost } from './SamplePost.tsx';

/** The start page: what the site is, its sections as places to start, and the fetch demo. */
export function Home() {
  const { outline } = useSite();
  const pages = outline.reduce((sum, section) => sum + section.pages.length, 0);
  return (
    <div className={styles.home}>
      <h1>
        <span>Learn front-end development by running it.</span>{' '}
        <span>Prepare for the interview by saying it aloud.</span>
      </h1>
      <p className={`summary ${styles.lead}`}>
        Samples are run before they are published; everything you do stays in this browser.
      </p>
      <div className={styles.start}>
        <h2>Where to start</h2>
        <p className={styles.count}>
          {count(pages, 'page')} in {count(outline.length, 'section')}
        </p>
      </div>
      <ul className={styles.sections}>
        {outline.map((section) => (
          <li key={section.id} data-section={section.id} className={styles.section}>
            <h3>{section.title}</h3>
            <p className={styles.count}>{count(section.pages.length, 'page')}</p>
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
      <div className={styles.try}>
        <SamplePost />
      </div>
    </div>
  );
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

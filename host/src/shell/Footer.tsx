import type { OutlineSection } from '@site/sdk/contract';
import styles from './Footer.module.css';

/** The site map: every page, those without a menu link too. */
export function Footer({ outline }: { outline: OutlineSection[] }) {
  return (
    <footer className={styles.footer}>
      <h2>Site map</h2>
      <div className={styles.sections}>
        {outline.map(({ id, title, pages }) => (
          <section key={id} data-section={id} aria-labelledby={`map-${id}`}>
            <h3 id={`map-${id}`}>{title}</h3>
            <ul>
              {pages.map((page) => (
                <li key={page.address}>
                  <a href={page.address}>{page.nav?.label ?? page.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </footer>
  );
}

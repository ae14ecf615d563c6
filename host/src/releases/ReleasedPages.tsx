import type { ReleaseRow } from '@site/sdk/contract';
import styles from './Releases.module.css';
import { pagesText } from './release-facts.ts';

/** How the pages differ from what was live before, by name. */
export function ReleasedPages({ pages }: Pick<ReleaseRow, 'pages'>) {
  if (pages === null) return '–';
  if (pages.length === 0) return pagesText(pages);
  return (
    <details className={styles.pages}>
      <summary>{pagesText(pages)}</summary>
      <ul>
        {pages.map(({ address, title, change }) => (
          <li key={address}>
            {change === 'removed' ? title : <a href={address}>{title}</a>} {change}
          </li>
        ))}
      </ul>
    </details>
  );
}

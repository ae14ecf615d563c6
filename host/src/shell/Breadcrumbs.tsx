import type { RouteMatch } from '../pages.ts';
import styles from './Breadcrumbs.module.css';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const list = { itemScope: true, itemType: 'https://schema.org/BreadcrumbList' };
const item = { itemScope: true, itemProp: 'itemListElement', itemType: 'https://schema.org/ListItem' };

/** The path from home to a page, or to the page that lists an entry. */
export function Breadcrumbs({ match }: { match: RouteMatch }) {
  const crumbs = breadcrumbTrail(match);
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol {...list}>
        {crumbs.map(({ position, name, address }) => (
          <li key={position} {...item}>
            <a
              href={address}
              itemProp="item"
              aria-current={position === crumbs.length && !match.entry ? 'page' : undefined}
            >
              <span itemProp="name">{name}</span>
            </a>
            <meta itemProp="position" content={String(position)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

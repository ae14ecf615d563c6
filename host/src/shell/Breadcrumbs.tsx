import { landingOf } from '@site/sdk/contract';
import { labelOf } from '../page-order.ts';
import type { RouteMatch } from '../pages.ts';
import styles from './Breadcrumbs.module.css';

const list = { itemScope: true, itemType: 'https://schema.org/BreadcrumbList' };
const item = { itemScope: true, itemProp: 'itemListElement', itemType: 'https://schema.org/ListItem' };

/**
 * The path from home to a page, or to the page that lists an entry. A section has no page of its own; its crumb leads to its
 * first one.
 */
export function Breadcrumbs({ match: { section, page, entry } }: { match: RouteMatch }) {
  const crumbs = [
    { position: 1, name: 'Home', address: '/' },
    { position: 2, name: section.title, address: landingOf(section) ?? page.address },
    { position: 3, name: labelOf(page), address: page.address },
  ];
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol {...list}>
        {crumbs.map(({ position, name, address }) => (
          <li key={position} {...item}>
            <a href={address} itemProp="item" aria-current={position === crumbs.length && !entry ? 'page' : undefined}>
              <span itemProp="name">{name}</span>
            </a>
            <meta itemProp="position" content={String(position)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

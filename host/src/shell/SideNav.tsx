import { labelOf, orderedPages } from '../page-order.ts';
import type { PagePlace } from '../pages.ts';
import styles from './SideNav.module.css';

/** The pages of the section that the reader is in, beside the page. Only wide screens have room for it. */
export function SideNav({ place: { section, page } }: { place: PagePlace }) {
  return (
    <nav className={styles.side} aria-label={section.title}>
      <p aria-hidden="true">{section.title}</p>
      <ul>
        {orderedPages(section).map((one) => (
          <li key={one.address}>
            <a href={one.address} aria-current={one.address === page.address ? 'page' : undefined}>
              {labelOf(one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { RouteMatch } from '../pages.ts';
import { PageLinks } from './PageLinks.tsx';
import styles from './SideNav.module.css';

/** The pages of the section that the reader is in, beside the page. Only wide screens have room for it. */
export function SideNav({ match: { section, page } }: { match: RouteMatch }) {
  return (
    <nav className={styles.side} aria-label={section.title}>
      <p aria-hidden="true">{section.title}</p>
      <PageLinks section={section} current={page} />
    </nav>
  );
}

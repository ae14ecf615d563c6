import type { NavigationSection } from '@site/sdk/contract';
import { labelOf, neighbors } from '../page-order.ts';
import type { RouteMatch } from '../pages.ts';
import styles from './Pager.module.css';

/** The links at the end of a page to the previous and the next page, across sections. */
export function Pager({ navigation, match }: { navigation: NavigationSection[]; match: RouteMatch }) {
  const { previous, next } = neighbors(navigation, match.page);
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label="Previous and next page">
      {previous && <PagerLink rel="prev" name="Previous" to={previous} from={match} />}
      {next && <PagerLink rel="next" name="Next" to={next} from={match} />}
    </nav>
  );
}

function PagerLink({ rel, name, to, from }: { rel: 'prev' | 'next'; name: string; to: RouteMatch; from: RouteMatch }) {
  const { section, page } = to;
  return (
    <a href={page.address} rel={rel} data-section={section.id}>
      <span>{section.id === from.section.id ? name : `${name} · ${section.title}`}</span> {labelOf(page)}
    </a>
  );
}

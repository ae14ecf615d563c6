import type { NavigationSection } from '@site/sdk/contract';
import { type Neighbor, neighbors } from '../page-order.ts';
import type { RouteMatch } from '../pages.ts';
import styles from './Pager.module.css';

/** The links at the end of a page to the previous and the next page, or section. */
export function Pager({ navigation, match }: { navigation: NavigationSection[]; match: RouteMatch }) {
  const { previous, next } = neighbors(navigation, match);
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label="Previous and next page">
      {previous && <PagerLink rel="prev" name="Previous" to={previous} from={match} />}
      {next && <PagerLink rel="next" name="Next" to={next} from={match} />}
    </nav>
  );
}

function PagerLink({ rel, name, to, from }: { rel: 'prev' | 'next'; name: string; to: Neighbor; from: RouteMatch }) {
  const isOwn = to.section.id === from.section.id;
  return (
    <a href={to.address} rel={rel} data-section={to.section.id}>
      <span>{isOwn ? name : `${name} section`}</span> {to.label}
    </a>
  );
}

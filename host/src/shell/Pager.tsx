import type { OutlineSection } from '@site/sdk/contract';
import { labelOf, neighbours } from '../page-order.ts';
import type { PagePlace } from '../pages.ts';
import styles from './Pager.module.css';

/** The way on at the end of a page: the one before and the one after, across sections. */
export function Pager({ outline, place }: { outline: OutlineSection[]; place: PagePlace }) {
  const { previous, next } = neighbours(outline, place.page);
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label="Previous and next page">
      {previous && <PagerLink rel="prev" name="Previous" to={previous} from={place} />}
      {next && <PagerLink rel="next" name="Next" to={next} from={place} />}
    </nav>
  );
}

function PagerLink({ rel, name, to, from }: { rel: 'prev' | 'next'; name: string; to: PagePlace; from: PagePlace }) {
  const { section, page } = to;
  return (
    <a href={page.address} rel={rel} data-section={section.id}>
      <span>{section.id === from.section.id ? name : `${name} · ${section.title}`}</span> {labelOf(page)}
    </a>
  );
}

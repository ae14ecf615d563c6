import type { OutlineSection } from '@site/sdk/contract';
import { useStored, visits } from '@site/sdk/reader-data';
import { labelOf, orderedPages } from '../page-order.ts';
import type { PagePlace } from '../pages.ts';
import { findPlace, useSite } from '../site-context.ts';
import styles from './Continue.module.css';

/** How many pages before the last one are listed. */
const before = 2;

/** Where the reader left off. The box has the same height without visits, so nothing moves when they are read. */
export function Continue() {
  const { outline } = useSite();
  const [visited] = useStored(visits);
  const [last, ...earlier] = placesOf(outline, visited);
  return (
    <section className={styles.continue} aria-labelledby="continue" data-section={last?.section.id}>
      <h2 id="continue">{last ? 'Where you left off' : 'Your place is kept here'}</h2>
      {last ? <PageLink place={last} /> : <FirstPage outline={outline} />}
      <p className={styles.earlier}>
        {earlier.length > 0 ? 'Before that: ' : 'In this browser alone; nothing is sent.'}
        {earlier.slice(0, before).map((place) => (
          <PageLink key={place.page.address} place={place} />
        ))}
      </p>
    </section>
  );
}

function FirstPage({ outline }: { outline: OutlineSection[] }) {
  const [section] = outline;
  const page = section && orderedPages(section)[0];
  return page ? (
    <p>
      Begin with <PageLink place={{ section, page }} />
    </p>
  ) : null;
}

function PageLink({ place: { section, page } }: { place: PagePlace }) {
  return (
    <a href={page.address} data-section={section.id}>
      {labelOf(page)}
    </a>
  );
}

/** The visited pages that the site still has. */
function placesOf(outline: OutlineSection[], visited: readonly string[]): PagePlace[] {
  return visited.flatMap((address) => findPlace(outline, address) ?? []);
}

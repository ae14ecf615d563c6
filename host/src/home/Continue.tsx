import { type NavigationSection, orderedPages } from '@site/sdk/contract';
import { useStored, visits } from '@site/sdk/reader-data';
import { labelOf } from '../page-order.ts';
import type { RouteMatch } from '../pages.ts';
import { matchPage } from '../site-context.ts';
import { useWholeNavigation } from '../use-whole-navigation.ts';
import styles from './Continue.module.css';

/** How many pages before the last one are listed. */
const before = 2;

/** Where the reader left off. The box has the same height without visits, so nothing moves when they are read. */
export function Continue() {
  const navigation = useWholeNavigation();
  const [visited] = useStored(visits);
  const [last, ...earlier] = matchesOf(navigation, visited);
  return (
    <section className={styles.continue} aria-labelledby="continue" data-section={last?.section.id}>
      <h2 id="continue">{last ? 'Where you left off' : 'Your place is kept here'}</h2>
      {last ? <PageLink match={last} /> : <FirstPage navigation={navigation} />}
      <p className={styles.earlier}>
        {earlier.length > 0 ? 'Before that: ' : 'In this browser alone; nothing is sent.'}
        {earlier.slice(0, before).map((match) => (
          <PageLink key={match.page.address} match={match} />
        ))}
      </p>
    </section>
  );
}

function FirstPage({ navigation }: { navigation: NavigationSection[] }) {
  const [section] = navigation;
  const page = section && orderedPages(section)[0];
  return page ? (
    <a href={page.address} data-section={section.id} className={styles.begin}>
      Start with {labelOf(page)}
    </a>
  ) : null;
}

function PageLink({ match: { section, page } }: { match: RouteMatch }) {
  return (
    <a href={page.address} data-section={section.id}>
      {labelOf(page)}
    </a>
  );
}

/** The visited pages that the site still has. */
function matchesOf(navigation: NavigationSection[], visited: readonly string[]): RouteMatch[] {
  return visited.flatMap((address) => matchPage(navigation, address) ?? []);
}

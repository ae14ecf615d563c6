import { countOf } from '@site/learning/format';
import { orderedPages } from '@site/sdk/contract';
import { labelOf } from '../page-order.ts';
import { useWholeNavigation } from '../use-whole-navigation.ts';
import { contentsOf } from './counts.ts';
import { Dimension } from './Dimension.tsx';
import styles from './Places.module.css';

/** It stays on the line of what it follows, so that no line begins with it. */
const separator = '\u00a0· ';

/** The sections as places to start: the tiles of the site's mark, in large. */
export function Places() {
  const navigation = useWholeNavigation();
  const pages = navigation.reduce((sum, section) => sum + section.pages.length, 0);
  return (
    <div>
      <div className={styles.head}>
        <h2 id="sections">Where to start</h2>
        <Dimension>{`${countOf(pages, 'page')} in ${countOf(navigation.length, 'section')}`}</Dimension>
      </div>
      <ul className={styles.tiles}>
        {navigation.map((section) => (
          <li key={section.id} data-section={section.id} className={styles.tile}>
            <h3>{section.title}</h3>
            <Dimension>{countOf(section.pages.length, 'page')}</Dimension>
            <ul>
              {orderedPages(section).map((page) => (
                <li key={page.address}>
                  <a href={page.address}>{labelOf(page)}</a>
                </li>
              ))}
            </ul>
            <p className={styles.contents}>{contentsOf(section).map(unbroken).join(separator)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A number and what it counts stay on one line. */
function unbroken(count: string): string {
  return count.replace(' ', '\u00a0');
}

import { kindLabels } from '@site/learning/kind-labels';
import { useListProgress } from '@site/learning/list-progress';
import { topicTitle } from '@site/learning/topic-name';
import type { Item, NavigationPage, NavigationSection } from '@site/sdk/contract';
import { Button } from '@site/sdk/ui/button';
import { useRef } from 'react';
import { labelOf } from '../page-order.ts';
import styles from './React.module.css';
import { ReactEntry } from './ReactEntry.tsx';
import { isAboutReact } from './react-topics.ts';
import { useSectionItems } from './use-section-items.ts';

interface ReactPartProps {
  section: NavigationSection;
  /** Its pages on React, which are linked to in any case. */
  pages: NavigationPage[];
}

/**
 * What one section has on React: links to its pages at once, its entries by topic when they have arrived. A section that is
 * down is grayed out; one without pages or entries on React renders nothing.
 */
export function ReactPart({ section, pages }: ReactPartProps) {
  const [state, retry] = useSectionItems(section.id);
  const part = useRef<HTMLElement>(null);
  const progress = useListProgress(part);
  const items = state.status === 'ready' ? state.items.filter(isAboutReact) : [];
  if (pages.length === 0 && items.length === 0) return null;
  const title = `react-${section.id}`;
  return (
    <section
      ref={part}
      data-section={section.id}
      data-state={state.status}
      className={styles.part}
      aria-label={`${section.title} on React`}
    >
      <h2 id={title}>{section.title}</h2>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.address}>
            <a href={page.address}>{labelOf(page)}</a>
          </li>
        ))}
      </ul>
      {items.length > 0 && <p className={styles.counts}>{countsOf(items)}</p>}
      {topicsOf(items).map(([topic, entries], index) => (
        <details key={topic} open={index === 0}>
          <summary>
            {topicTitle(topic)} <span className={styles.count}>{entries.length}</span>
          </summary>
          <ul className={styles.entries}>
            {entries.map((item) => (
              <ReactEntry key={item.id} item={item} state={progress?.states.get(item.id)} />
            ))}
          </ul>
        </details>
      ))}
      <div role="status">
        {state.status === 'loading' && <p className={styles.waiting}>Loading the entries…</p>}
        {state.status === 'failed' && <p>The entries of this section could not be loaded. Its pages may work.</p>}
      </div>
      {state.status === 'failed' && <Button onClick={retry}>Try again</Button>}
    </section>
  );
}

/** How many there are of each kind: `Questions 49, Bugs 3`. */
function countsOf(items: Item[]): string {
  const counts = kindLabels.map(
    ({ id, offered }) => [offered, items.filter(({ kind }) => kind === id).length] as const,
  );
  return counts.flatMap(([offered, count]) => (count > 0 ? [`${offered} ${count}`] : [])).join(', ');
}

/** The entries by their first topics on React, in the order in which these first appear. */
function topicsOf(items: Item[]): [topic: string, entries: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const topic = item.topics.find((one) => isAboutReact({ topics: [one] })) ?? '';
    groups.set(topic, [...(groups.get(topic) ?? []), item]);
  }
  return [...groups];
}

import type { EntryState } from '@site/learning/entry-state';
import { countOf } from '@site/learning/format';
import type { LiveItem } from '@site/learning/live-items';
import { Button } from '@site/sdk/ui/button';
import { EmptyState } from '@site/sdk/ui/empty-state';
import { AnkiExport } from './AnkiExport.tsx';
import styles from './Checklist.module.css';
import { TopicChecklist } from './TopicChecklist.tsx';

interface ChosenEntriesProps {
  /** What was chosen, in words; empty for everything. */
  name: string;
  items: LiveItem[];
  /** What the reader has noted, by the ids of the entries. */
  states: ReadonlyMap<string, EntryState>;
  onShowAll: () => void;
}

/** The entries that are chosen, by section and topic, and what can be done with them. */
export function ChosenEntries({ name, items, states, onShowAll }: ChosenEntriesProps) {
  const known = items.filter(({ id }) => states.get(id)?.knowledge === 'known').length;
  return (
    <>
      <p role="status" className={styles.count}>
        {countOf(items.length, 'entry')}
        {known > 0 && `, ${known} known`}
        {name && <span>{`: ${name}`}</span>}
      </p>
      {items.length === 0 ? (
        <EmptyState title="No entries match" action={<Button onClick={onShowAll}>Show all entries</Button>}>
          Remove a filter. You can also choose by progress what you marked as known, unsure or not known on its page.
        </EmptyState>
      ) : (
        <>
          <div className={styles.actions}>
            <Button tone="primary" onClick={() => print()}>
              Print
            </Button>
            {/* Another selection is another export: it ends the one under way. */}
            <AnkiExport key={name} items={items} />
          </div>
          {groupsBy(items, ({ section }) => section).map(([section, ofSection]) => (
            <section key={section} data-section={section}>
              <h2>{ofSection[0]?.sectionTitle}</h2>
              {groupsBy(ofSection, ({ topics: [topic = ''] }) => topic).map(([topic, ofTopic]) => (
                <TopicChecklist key={topic} topic={topic} items={ofTopic} states={states} />
              ))}
            </section>
          ))}
        </>
      )}
    </>
  );
}

/** The entries by a value, in the order in which the values first appear. */
function groupsBy(items: LiveItem[], keyOf: (item: LiveItem) => string): [value: string, items: LiveItem[]][] {
  const groups = new Map<string, LiveItem[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** @jsxRuntime automatic */
import type { EntryData } from '../entry-fields.ts';
import type { KindLabels } from '../kind.ts';
import { EntryFacts } from './EntryFacts.tsx';

/** An entry as a list shows it. */
export interface ListedEntry extends EntryData {
  kind: KindLabels;
  /** Its own address. */
  address: string;
}

/** An entry in a list: its title, which is a link to it, and its facts. With scripts the title opens the entry in place. */
export function EntryCard({ entry }: { entry: ListedEntry }) {
  const { id, kind, title, level, topics, address } = entry;
  return (
    <div className="question" id={id} data-kind={kind.id} data-level={level} data-topics={topics.join(' ')}>
      <div className="line">
        <h4>
          <a href={address}>{title}</a>
        </h4>
        <EntryFacts data={entry} kind={kind} />
      </div>
    </div>
  );
}

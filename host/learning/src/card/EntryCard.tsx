/** @jsxRuntime automatic */
import type { EntryData } from '../entry-fields.ts';
import type { KindLabels } from '../kind.ts';
import { EntryFacts } from './EntryFacts.tsx';

interface EntryCardProps {
  data: EntryData;
  kind: KindLabels;
  /** Its own address. */
  address: string;
}

/** An entry in a list: its title, which is a link to it, and its facts. With scripts the title opens the entry in place. */
export function EntryCard({ data, kind, address }: EntryCardProps) {
  const { id, title, level, topics } = data;
  return (
    <div className="question" id={id} data-kind={kind.id} data-level={level} data-topics={topics.join(' ')}>
      <div className="line">
        <h3>
          <a href={address}>{title}</a>
        </h3>
        <EntryFacts data={data} kind={kind} />
      </div>
    </div>
  );
}

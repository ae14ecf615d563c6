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

/**
 * An entry in a list: a disclosure with the id to link to, and its title as the summary. What it discloses is fetched when it
 * is opened; without scripts, the title is a link to it.
 */
export function EntryCard({ data, kind, address }: EntryCardProps) {
  const { id, title, level, topics } = data;
  return (
    <details className="question" id={id} data-kind={kind.id} data-level={level} data-topics={topics.join(' ')}>
      <summary>
        <h3>
          <a href={address}>{title}</a>
        </h3>
        <EntryFacts data={data} kind={kind} />
      </summary>
    </details>
  );
}

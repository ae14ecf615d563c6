/** @jsxRuntime automatic */
import type { EntryData } from '../entry-fields.ts';
import { formatName } from '../format.ts';
import type { KindLabels } from '../kind.ts';

/** The id, kind, level and first topic of an entry, in one line. */
export function EntryFacts({ data: { id, level, topics }, kind }: { data: EntryData; kind: KindLabels }) {
  return (
    <span className="facts">
      <span className="id">{id}</span> {kind.badge && <span className="kind">{kind.badge} </span>}
      <span className="level" data-level={level}>
        {level}
      </span>{' '}
      <span className="topic">{formatName(topics[0] ?? '')}</span>
    </span>
  );
}

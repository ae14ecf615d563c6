/** @jsxRuntime automatic */
import type { EntryData } from '../entry-fields.ts';
import { capitalized } from '../format.ts';
import type { KindLabels } from '../kind.ts';
import { topicTitle } from '../topic-name.ts';

interface EntryFactsProps {
  data: EntryData;
  kind: KindLabels;
  /** In a list the heading above names the topic. */
  topic?: string | undefined;
}

/** The id, kind and level of an entry, and outside of lists its topic, in one line. */
export function EntryFacts({ data: { id, level }, kind, topic }: EntryFactsProps) {
  return (
    <span className="facts">
      <span className="id">{id}</span> {kind.badge && <span className="kind">{kind.badge} </span>}
      <span className="level">{capitalized(level)}</span>
      {topic && [' ', <span key={topic}>{topicTitle(topic)}</span>]}
    </span>
  );
}

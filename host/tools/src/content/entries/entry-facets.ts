import type { Entry } from '@site/learning/entry';
import type { Facet, Facets } from '@site/learning/facets';
import { capitalized } from '@site/learning/format';
import type { Kind } from '@site/learning/kind';
import { levels } from '@site/learning/levels';
import { topicTitle } from '@site/learning/topic-name';

/** Counts entries by level, by kind, and by all their topics in alphabetical order: what a reader can filter by. */
export function facetsOf(entries: Entry[], kinds: readonly Kind[]): Facets {
  const topics = [...new Set(entries.flatMap((entry) => entry.topics))];
  const count = (has: (entry: Entry) => boolean) => entries.filter(has).length;
  const used = (facets: Facet[]) => facets.filter((facet) => facet.count > 0);
  return {
    total: entries.length,
    levels: used(
      levels.map((value) => ({ value, label: capitalized(value), count: count(({ level }) => level === value) })),
    ),
    topics: topics
      .map((value) => ({ value, label: topicTitle(value), count: count((entry) => entry.topics.includes(value)) }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
    kinds: used(
      kinds.map((kind) => ({ value: kind.id, label: kind.filter, count: count((entry) => entry.kind === kind) })),
    ),
  };
}

import type { TopicGroup } from '@site/learning/card';
import type { Entry } from '@site/learning/entry';

/** The id of the heading above the entries of a topic: its address in a list. */
export function topicGroupId(topic: string): string {
  return `topic-${topic}`;
}

/**
 * The entries of a list by their first topics, in the order in which these first appear.
 * @param ids the ids of the groups of the page's lists so far; those of this list are added
 */
export function topicGroups(entries: Entry[], ids: Set<string>): TopicGroup[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const topic = entry.topics[0] ?? '';
    groups.set(topic, [...(groups.get(topic) ?? []), entry]);
  }
  return [...groups].map(([topic, entries]) => ({ id: freeId(topicGroupId(topic), ids), topic, entries }));
}

/** An id that no group of the page has yet; further lists may have groups of the same topic. */
function freeId(id: string, ids: Set<string>): string {
  let free = id;
  for (let number = 2; ids.has(free); number++) free = `${id}-${number}`;
  ids.add(free);
  return free;
}

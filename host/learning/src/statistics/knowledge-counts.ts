import type { LiveItem } from '../live-items.ts';
import { type Knowledge, knowledgeOf, type Progress } from '../memory/progress.ts';

/** How many entries there are of each answer; those that are neither rated nor solved are open. */
export type KnowledgeCounts = Record<Knowledge | 'open', number>;

/** Entries that belong together, and how well the reader knows them. */
export interface CountedTopic {
  /** Such as `event-loop`. */
  topic: string;
  counts: KnowledgeCounts;
}

export interface CountedSection {
  section: string;
  title: string;
  counts: KnowledgeCounts;
  /** By the first topic of each entry, in the order of the entries. */
  topics: CountedTopic[];
}

/** Counts how well the reader knows the entries of each section and each of its topics. */
export function countKnowledge(items: readonly LiveItem[], progress: readonly Progress[]): CountedSection[] {
  const known = new Map(progress.map((record) => [record.entry, knowledgeOf(record)]));
  const sections = new Map<string, CountedSection>();
  for (const {
    id,
    section,
    sectionTitle,
    topics: [topic = ''],
  } of items) {
    const counted = sections.get(section) ?? { section, title: sectionTitle, counts: noCounts(), topics: [] };
    sections.set(section, counted);
    const answer = known.get(id) ?? 'open';
    counted.counts[answer] += 1;
    topicIn(counted, topic).counts[answer] += 1;
  }
  return [...sections.values()];
}

function topicIn({ topics }: CountedSection, topic: string): CountedTopic {
  const known = topics.find((one) => one.topic === topic);
  if (known) return known;
  const added = { topic, counts: noCounts() };
  topics.push(added);
  return added;
}

function noCounts(): KnowledgeCounts {
  return { known: 0, unsure: 0, 'not known': 0, open: 0 };
}

import type { WeakSpots } from '@site/learning/memory';
import { pageOfItem, type SearchEntry } from '@site/sdk/contract';
import type { WeakTopic } from './reader.ts';

/** As many as a reader can take in at a glance. */
const most = 3;

/** The topics with the most entries that are not known or failed. What the reader is only unsure about does not count. */
export function weakTopicsOf(weak: WeakSpots, entries: Iterable<SearchEntry>): WeakTopic[] {
  const found = new Map<string, WeakTopic>();
  for (const entry of entries) {
    const rank = weak.get(entry.id);
    const [topic] = entry.topics;
    if ((rank !== 0 && rank !== 1) || topic === undefined) continue;
    const page = pageOfItem(entry);
    const before = found.get(`${page} ${topic}`) ?? { topic, page, notKnown: 0, failed: 0 };
    const next = rank === 0 ? { ...before, notKnown: before.notKnown + 1 } : { ...before, failed: before.failed + 1 };
    found.set(`${page} ${topic}`, next);
  }
  const count = ({ notKnown, failed }: WeakTopic) => notKnown + failed;
  return [...found.values()].sort((a, b) => count(b) - count(a) || b.notKnown - a.notKnown).slice(0, most);
}

/** The list of a page with the weak spots of a topic alone; with the whole topic, if there are failed tasks among them. */
export function addressOfWeakTopic({ topic, page, failed }: WeakTopic): string {
  const filter = new URLSearchParams({ topic, ...(failed === 0 && { progress: 'not known' }) });
  return `${page}?${filter}`;
}

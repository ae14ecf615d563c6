import type { LiveItem } from '@site/learning/live-items';

/** A question of an interview: the entry that it asks about. */
export interface Question {
  /** The id of the entry. */
  entry: string;
  kind: string;
  title: string;
  level: string;
  /** The entry's first topic. */
  topic: string;
  address: string;
  /** The address of the section's release. */
  base: string;
  /** The name of the folder of the entry's page. */
  page: string;
}

/** The question that an entry is asked as. */
export function questionOf({ id, kind, title, level, topics, address, base, page }: LiveItem): Question {
  return { entry: id, kind, title, level, topic: topics[0] ?? '', address, base, page };
}

/** The end of the address of an entry. */
export function slugOf({ address }: Pick<Question, 'address'>): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

import type { CatalogEntry } from './catalog.ts';

/** Which entries the reader wants to add; an empty field matches all. */
export interface Selection {
  sectionTitle: string;
  kind: string;
  level: string;
  topic: string;
}

/** Matches every entry. */
export const anyEntry: Selection = { sectionTitle: '', kind: '', level: '', topic: '' };

/** The entries that match, basic ones first, so that they are asked first. */
export function selected(
  entries: Iterable<CatalogEntry>,
  { sectionTitle, kind, level, topic }: Selection,
): CatalogEntry[] {
  const levels = ['basic', 'intermediate', 'advanced'];
  return [...entries]
    .filter(
      (entry) =>
        (sectionTitle === '' || entry.sectionTitle === sectionTitle) &&
        (kind === '' || entry.kind === kind) &&
        (level === '' || entry.level === level) &&
        (topic === '' || entry.topics[0] === topic),
    )
    .sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
}

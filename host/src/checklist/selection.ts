import type { EntryState } from '@site/learning/entry-state';
import type { Facet } from '@site/learning/facets';
import { capitalized } from '@site/learning/format';
import { kindLabels } from '@site/learning/kind-labels';
import { levels } from '@site/learning/levels';
import type { LiveItem } from '@site/learning/live-items';
import { matchesProgress } from '@site/learning/matches-progress';
import { progressOptions } from '@site/learning/progress-select';
import { topicTitle } from '@site/learning/topic-name';

/** Which entries the reader wants; an empty field matches all. */
export interface Selection {
  /** The id of a section. */
  section: string;
  /** The name of a page's folder. */
  page: string;
  kind: string;
  level: string;
  /** One of the topics of an entry. */
  topic: string;
  /** A value of `ProgressSelect`. */
  progress: string;
}

/** Matches every entry. */
export const anyEntry: Selection = { section: '', page: '', kind: '', level: '', topic: '', progress: '' };

/** The entries that match, in their order. @param states what the reader has noted, by the ids of the entries */
export function selected(
  items: readonly LiveItem[],
  { section, page, kind, level, topic, progress }: Selection,
  states: ReadonlyMap<string, EntryState>,
): LiveItem[] {
  return items.filter(
    (item) =>
      (section === '' || item.section === section) &&
      (page === '' || item.page === page) &&
      (kind === '' || item.kind === kind) &&
      (level === '' || item.level === level) &&
      (topic === '' || item.topics.includes(topic)) &&
      matchesProgress(states.get(item.id), progress),
  );
}

/**
 * The options of the fields that are facets, each with the number of its entries; pages are those of the chosen section, and kinds,
 * levels and topics those of the chosen section and page.
 */
export function facetsOf(items: readonly LiveItem[], { section, page }: Selection) {
  const ofSection = items.filter((item) => section === '' || item.section === section);
  const ofPage = ofSection.filter((item) => page === '' || item.page === page);
  const titles = new Map(items.map((item) => [item.section, item.sectionTitle]));
  const pageTitles = new Map(items.map((item) => [item.page, item.pageTitle]));
  return {
    section: facetsBy(
      items,
      (item) => item.section,
      (id) => titles.get(id) ?? id,
    ),
    page: facetsBy(
      ofSection,
      (item) => item.page,
      (name) => pageTitles.get(name) ?? name,
    ).sort(byLabel),
    kind: facetsBy(ofPage, ({ kind }) => kind, nameOfKind).sort(inOrderOf(kindLabels.map(({ id }) => id))),
    level: facetsBy(ofPage, ({ level }) => level, capitalized).sort(inOrderOf(levels)),
    topic: facetsBy(ofPage, ({ topics }) => topics, topicTitle).sort(byLabel),
  };
}

/** The fields that are facets, each after those that decide what it offers. */
const facetFields = ['section', 'page', 'kind', 'level', 'topic'] as const;

/** What of a selection the fields offer; a field whose value they do not offer is empty. */
export function offeredSelection(items: readonly LiveItem[], wanted: Selection): Selection {
  const selection = { ...wanted };
  for (const field of facetFields) {
    const offered = facetsOf(items, selection)[field];
    if (!offered.some(({ value }) => value === selection[field])) selection[field] = '';
  }
  if (!progressOptions.some(({ value }) => value === selection.progress)) selection.progress = '';
  return selection;
}

/** What was wanted and is not in a selection. */
export function ignoredValues(wanted: Selection, selection: Selection): string[] {
  return [...facetFields, 'progress' as const]
    .filter((field) => wanted[field] !== selection[field])
    .map((field) => wanted[field]);
}

/** What is chosen, in words: `Frontend Basics, Closures, Unsure`; empty for everything. */
export function nameOfSelection(selection: Selection, facets: ReturnType<typeof facetsOf>): string {
  const names = facetFields.map((field) => facets[field].find(({ value }) => value === selection[field])?.label);
  const progress = progressOptions.find(({ value }) => value !== '' && value === selection.progress)?.label;
  return [...names, progress].filter(Boolean).join(', ');
}

function facetsBy(
  items: readonly LiveItem[],
  keysOf: (item: LiveItem) => string | readonly string[],
  labelOf: (value: string) => string,
): Facet[] {
  const counts = new Map<string, number>();
  for (const key of items.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, label: labelOf(value), count }));
}

function nameOfKind(kind: string): string {
  return kindLabels.find(({ id }) => id === kind)?.filter ?? kind;
}

function inOrderOf(values: readonly string[]): (one: Facet, other: Facet) => number {
  return (one, other) => values.indexOf(one.value) - values.indexOf(other.value);
}

function byLabel(one: Facet, other: Facet): number {
  return one.label.localeCompare(other.label, 'en');
}

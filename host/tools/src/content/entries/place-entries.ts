import type { Entry } from '@site/learning/entry';
import type { Kind } from '@site/learning/kind';
import { ContentError } from '../content-error.ts';
import { kindsIn } from './entry-kind.ts';
import { groupsOf } from './entry-places.ts';

/** A line such as `::questions{kind="predict"}` of a page. */
export interface Slot {
  kind: string;
  line: number;
  attributes: Record<string, string>;
}

/** Which entries each directive of a page places. */
export interface PlacedEntries {
  at: (slot: Slot) => Entry[];
  /** Those that page.md does not place, by group, each with its heading. */
  rest: { id: string; title: string; entries: Entry[] }[];
}

/**
 * Distributes the entries of a page to its directives, which are named like the groups of kinds. One with attributes takes
 * the entries of that kind, or those whose first topic it names; one without takes what no other one does.
 * @throws ContentError for a directive that cannot be read or gets nothing, and for an entry that two of them take
 */
export function placeEntries(file: string, slots: Slot[], entries: Entry[], kinds: readonly Kind[]): PlacedEntries {
  const groups = groupsOf(kinds);
  const own = slots.filter(({ kind }) => groups.some(({ id }) => id === kind));
  const taken = new Map<Entry, Slot>();
  const lists = new Map<number, Entry[]>();
  for (const slot of own.toSorted((a, b) => Number(isPlain(a)) - Number(isPlain(b)))) {
    checkAttributes(file, slot, kinds);
    const fitting = entries.filter((entry) => fits(entry, slot));
    const twice = isPlain(slot) ? undefined : fitting.find((entry) => taken.has(entry));
    if (twice)
      throw new ContentError(
        file,
        slot.line,
        `places ${twice.id}, which line ${taken.get(twice)?.line} places too. An entry is on a page once.`,
      );
    const list = fitting.filter((entry) => !taken.has(entry));
    if (list.length === 0)
      throw new ContentError(file, slot.line, `"::${slot.kind}" places nothing here: there is no such entry left.`);
    for (const entry of list) taken.set(entry, slot);
    lists.set(slot.line, list);
  }
  const rest = groups.map(({ id, title }) => {
    return { id, title, entries: entries.filter((entry) => entry.kind.group.id === id && !taken.has(entry)) };
  });
  return { at: ({ line }) => lists.get(line) ?? [], rest: rest.filter((group) => group.entries.length > 0) };
}

function isPlain({ attributes }: Slot): boolean {
  return Object.keys(attributes).length === 0;
}

function fits({ kind, topics }: Entry, { kind: directive, attributes }: Slot): boolean {
  if (kind.group.id !== directive) return false;
  const { kind: wanted = kind.id, topic = topics[0] } = attributes;
  return kind.id === wanted && topics[0] === topic;
}

function checkAttributes(file: string, { kind: directive, line, attributes }: Slot, kinds: readonly Kind[]): void {
  const { kind, topic, ...unknown } = attributes;
  const [name] = Object.keys(unknown);
  const refusal = (problem: string) => new ContentError(file, line, `"::${directive}" ${problem}`);
  if (name) throw refusal(`has no attribute "${name}". It may have kind="…" and topic="…".`);
  const own = groupsOf(kinds).flatMap((group) => (group.id === directive ? kindsIn(group, kinds) : []));
  const ids = own.map(({ id }) => id);
  if (kind !== undefined && !ids.includes(kind)) throw refusal(`has no kind "${kind}". Use ${ids.join(', ')}.`);
  if (topic === '') throw refusal('needs a topic between the quotes.');
}

import { ContentError } from './content-error.ts';
import type { Entry } from './entry.ts';
import { kinds } from './entry-schema.ts';

/** A line such as `::questions{kind="predict"}` of a page. */
export interface Slot {
  kind: string;
  line: number;
  attributes: Record<string, string>;
}

/** Which entries stand where on a page. */
export interface PlacedEntries {
  at: (slot: Slot) => Entry[];
  /** Those that page.md does not place, by kind, with a heading for each group. */
  rest: { id: string; title: string; entries: Entry[] }[];
}

const headings = [
  { id: 'questions', title: 'Questions', kinds: ['question', 'predict', 'bug'] },
  { id: 'exercises', title: 'Exercises', kinds: ['exercise'] },
];

/**
 * Shares the entries of a page out to its directives: one with attributes takes those of that kind, or those whose first
 * topic it names; `::questions` and `::exercises` without attributes take what no other one does.
 * @throws ContentError for a directive that cannot be read or gets nothing, and for an entry that two of them take
 */
export function placeEntries(file: string, slots: Slot[], entries: Entry[]): PlacedEntries {
  const own = slots.filter(({ kind }) => kind === 'questions' || kind === 'exercises');
  const taken = new Map<Entry, Slot>();
  const lists = new Map<number, Entry[]>();
  for (const slot of own.toSorted((a, b) => Number(isPlain(a)) - Number(isPlain(b)))) {
    checkAttributes(file, slot);
    const fitting = entries.filter((entry) => fits(entry, slot));
    const twice = isPlain(slot) ? undefined : fitting.find((entry) => taken.has(entry));
    if (twice)
      throw new ContentError(
        file,
        slot.line,
        `places ${twice.id}, which line ${taken.get(twice)?.line} places too. An entry stands on a page once.`,
      );
    const list = fitting.filter((entry) => !taken.has(entry));
    if (list.length === 0)
      throw new ContentError(file, slot.line, `"::${slot.kind}" places nothing here: there is no such entry left.`);
    for (const entry of list) taken.set(entry, slot);
    lists.set(slot.line, list);
  }
  const left = entries.filter((entry) => !taken.has(entry));
  return { at: ({ line }) => lists.get(line) ?? [], rest: rest(left) };
}

function rest(entries: Entry[]): PlacedEntries['rest'] {
  return headings.flatMap(({ id, title, kinds }) => {
    const own = entries.filter(({ kind }) => kinds.includes(kind));
    return own.length > 0 ? [{ id, title, entries: own }] : [];
  });
}

function isPlain({ attributes }: Slot): boolean {
  return Object.keys(attributes).length === 0;
}

function fits({ kind, topics }: Entry, { kind: directive, attributes }: Slot): boolean {
  if ((kind === 'exercise') !== (directive === 'exercises')) return false;
  const { kind: wanted = kind, topic = topics[0] } = attributes;
  return kind === wanted && topics[0] === topic;
}

function checkAttributes(file: string, { kind: directive, line, attributes }: Slot): void {
  const { kind, topic, ...unknown } = attributes;
  const [name] = Object.keys(unknown);
  const refusal = (problem: string) => new ContentError(file, line, `"::${directive}" ${problem}`);
  if (name) throw refusal(`knows no "${name}". It may have kind="…" and topic="…".`);
  const known: readonly string[] = kinds;
  if (kind !== undefined && !known.includes(kind)) throw refusal(`knows no kind "${kind}". Use ${kinds.join(', ')}.`);
  if (topic === '') throw refusal('needs a topic between the quotes.');
}

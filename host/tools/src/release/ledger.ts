import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contractVersion,
  parseManifest,
  parseRegistry,
  type Registry,
  type Section,
  sectionOf,
  type UnreadableRow,
} from '@site/sdk/contract';
import * as v from 'valibot';
import { sha256 } from './files.ts';
import { readJson } from './read-json.ts';
import { sharedAddress } from './shared-files.ts';
import { originVariable, siteOrigin } from './site-origin.ts';
import type { Store } from './store.ts';

export type { UnreadableRow };

/** The version of the ledger's own fields in `registry.json`. Fields may be added to a version. */
const ledgerVersion = 1;

/** What is known of a version when it goes live. */
const released = v.object({
  /** A section, or `host`. */
  id: v.string(),
  version: v.string(),
  commit: v.nullable(v.string()),
  owner: v.nullable(v.string()),
  /** Of all its files, without compressed copies. */
  bytes: v.number(),
  /** What the gate found; null where none ran. */
  gate: v.nullable(v.string()),
});

const entry = v.object({
  ledger: v.optional(
    v.literal(ledgerVersion, `must be ${ledgerVersion}: a newer checkout has released here, so use that one`),
    ledgerVersion,
  ),
  sequence: v.number(),
  /** SHA-256 of the registry before this one; null for the first. */
  previous: v.nullable(v.string()),
  at: v.pipe(v.string(), v.isoTimestamp()),
  action: v.picklist(['release', 'rollback', 'retire']),
  /** What this entry put live or took out: section ids, `host`, or `SITE_ORIGIN`. */
  subjects: v.array(v.string()),
  host: v.nullable(v.string()),
  /** Who did it; null if that is not known. */
  actor: v.optional(v.nullable(v.string()), null),
  /** The versions that it put live. Older entries have none. */
  released: v.optional(v.array(released), []),
  /** Where readers open the site, such as `https://example.org`; null until a release sets it. */
  origin: v.optional(v.nullable(siteOrigin), null),
});

/** Which versions are live together, and which releases put them live. Written into the registry of each snapshot. */
export type LedgerEntry = v.InferOutput<typeof entry>;

/** A version as the entry that put it live describes it. */
export type ReleasedVersion = LedgerEntry['released'][number];

export interface LiveState {
  entry: LedgerEntry;
  sections: Section[];
  /** Live sections that only a newer checkout can read. */
  unreadable: UnreadableRow[];
  /** SHA-256 of the registry file. */
  hash: string;
}

/** What is live before anything is released. */
const nothing: LiveState = {
  entry: {
    ledger: ledgerVersion,
    sequence: 0,
    previous: null,
    at: new Date(0).toISOString(),
    action: 'release',
    subjects: [],
    host: null,
    actor: null,
    released: [],
    origin: null,
  },
  sections: [],
  unreadable: [],
  hash: '',
};

/**
 * Reads the registry of one snapshot, all of it checked.
 * @param sequence the number of the snapshot; the live one without it
 * @throws Error when the registry is damaged, naming what is wrong
 */
export function readState(store: Store, sequence: number = store.liveSequence()): LiveState {
  if (sequence === 0) return nothing;
  const path = join(store.snapshotDir(sequence), 'registry.json');
  const json = readJson(path);
  const text = readFileSync(path, 'utf8');
  const { registry, unreadable, problems: found } = parseRegistry(json, path);
  const restored = storedSections(store, json, [...registry.sections, ...unreadable]);
  const problems = restored.length === found.length ? [] : found;
  const result = v.safeParse(entry, json);
  if (!result.success)
    problems.push(`${path}: field "${v.getDotPath(result.issues[0]) ?? ''}" ${result.issues[0].message}`);
  if (problems.length > 0 || !result.success) throw new Error(problems.join('\n'));
  const sections = [...registry.sections, ...restored].sort(bySectionOrder);
  return { entry: result.output, sections, unreadable, hash: sha256(text) };
}

/** The order of the sections in the registry. */
export function bySectionOrder(a: Section, b: Section): number {
  return a.order - b.order || a.id.localeCompare(b.id);
}

/** The sections whose row is damaged, but has id and version, so that their manifest can be read instead. */
function storedSections(store: Store, registry: unknown, known: { id: string }[]): Section[] {
  const result = v.safeParse(v.object({ sections: v.array(v.unknown()) }), registry);
  const rows = result.success ? result.output.sections : [];
  return rows.flatMap((row) => {
    const named = v.safeParse(v.object({ id: v.string(), version: v.string() }), row);
    if (!named.success || known.some(({ id }) => id === named.output.id)) return [];
    const { id, version } = named.output;
    return store.has(id, version) ? [readSection(store, id, version)] : [];
  });
}

/** A version of a section as the registry names it. @throws Error when its manifest is damaged */
export function readSection(store: Store, id: string, version: string): Section {
  const path = join(store.sectionDir(id, version), 'section.json');
  const manifest = parseManifest(readJson(path), path);
  return sectionOf(manifest, `/s/${id}/${version}/`, sharedAddress(store, manifest));
}

/** An entry of the history: what was live then, or what is wrong with its registry. */
export type PastState = { sequence: number } & (
  | { state: LiveState; problem?: never }
  | { state?: never; problem: string }
);

/** All entries of the ledger, the newest first. A damaged one affects no other. */
export function readHistory(store: Store): PastState[] {
  return store.sequences().map((sequence) => {
    try {
      return { sequence, state: readState(store, sequence) };
    } catch (error) {
      return { sequence, problem: error instanceof Error ? error.message : String(error) };
    }
  });
}

/** The text of `registry.json`. */
export function registryText(entry: LedgerEntry, sections: Section[], unreadable: UnreadableRow[]): string {
  const registry: Registry & LedgerEntry = { contract: contractVersion, ...entry, sections };
  const rows = [...sections, ...unreadable.map(({ row }) => row)];
  return `${JSON.stringify({ ...registry, sections: rows })}\n`;
}

/** The version of a section, or of `host`, in a state; of `SITE_ORIGIN`, its value. */
export function versionIn({ entry, sections }: LiveState, id: string): string | null {
  if (id === originVariable) return entry.origin ?? 'none';
  return id === 'host' ? entry.host : (sections.find((section) => section.id === id)?.version ?? null);
}

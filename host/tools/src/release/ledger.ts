import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion, parseRegistry, type Registry, type Section, type UnreadableRow } from '@site/sdk/contract';
import * as v from 'valibot';
import { sha256 } from './files.ts';
import { originVariable, siteOrigin } from './site-origin.ts';
import type { Store } from './store.ts';

export type { UnreadableRow };

/** The version of the ledger's own fields in `registry.json`. Fields may be added to a version. */
const ledgerVersion = 1;

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
  /** Where readers open the site, such as `https://example.org`; null until a release sets it. */
  origin: v.optional(v.nullable(siteOrigin), null),
});

/** Which versions are live together, and which releases put them live. Written into the registry of each snapshot. */
export type LedgerEntry = v.InferOutput<typeof entry>;

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
  const text = readFileSync(path, 'utf8');
  const json: unknown = JSON.parse(text);
  const { registry, unreadable, problems } = parseRegistry(json, path);
  const result = v.safeParse(entry, json);
  if (!result.success)
    problems.push(`${path}: field "${v.getDotPath(result.issues[0]) ?? ''}" ${result.issues[0].message}`);
  if (problems.length > 0 || !result.success) throw new Error(problems.join('\n'));
  return { entry: result.output, sections: registry.sections, unreadable, hash: sha256(text) };
}

/** The text of `registry.json`. */
export function registryText(entry: LedgerEntry, sections: Section[], unreadable: UnreadableRow[]): string {
  const registry: Registry & LedgerEntry = { contract: contractVersion, ...entry, sections };
  const rows = [...sections, ...unreadable.map(({ row }) => row)];
  return `${JSON.stringify({ ...registry, sections: rows }, null, 1)}\n`;
}

/** The version of a section, or of `host`, in a state; of `SITE_ORIGIN`, its value. */
export function versionIn({ entry, sections }: LiveState, id: string): string | null {
  if (id === originVariable) return entry.origin ?? 'none';
  return id === 'host' ? entry.host : (sections.find((section) => section.id === id)?.version ?? null);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion, parseRegistry, type Registry, type Section } from '@site/sdk/contract';
import * as v from 'valibot';
import { sha256 } from './files.ts';
import type { Store } from './store.ts';

const entry = v.object({
  sequence: v.number(),
  /** SHA-256 of the registry before this one; null for the first. */
  previous: v.nullable(v.string()),
  at: v.pipe(v.string(), v.isoTimestamp()),
  action: v.picklist(['release', 'rollback']),
  /** What this entry put live: section ids, or `host`. */
  subjects: v.array(v.string()),
  host: v.nullable(v.string()),
});

/** Which versions are live together, and what made them so. Written into the registry of each composition. */
export type LedgerEntry = v.InferOutput<typeof entry>;

export interface LiveState {
  entry: LedgerEntry;
  sections: Section[];
  /** SHA-256 of the registry file. */
  hash: string;
}

/** What is live before anything was released. */
const nothing: LiveState = {
  entry: { sequence: 0, previous: null, at: new Date(0).toISOString(), action: 'release', subjects: [], host: null },
  sections: [],
  hash: '',
};

/**
 * Reads one composition's registry, all of it checked.
 * @param sequence the composition's number; the live one without it
 * @throws Error when the registry is damaged, naming what is wrong
 */
export function readState(store: Store, sequence: number = store.liveSequence()): LiveState {
  if (sequence === 0) return nothing;
  const path = join(store.compositionDir(sequence), 'registry.json');
  const text = readFileSync(path, 'utf8');
  const json: unknown = JSON.parse(text);
  const { registry, problems } = parseRegistry(json, path);
  const result = v.safeParse(entry, json);
  if (!result.success)
    problems.push(`${path}: field "${v.getDotPath(result.issues[0]) ?? ''}" ${result.issues[0].message}`);
  if (problems.length > 0 || !result.success) throw new Error(problems.join('\n'));
  return { entry: result.output, sections: registry.sections, hash: sha256(text) };
}

/** The text of `registry.json`. */
export function registryText(entry: LedgerEntry, sections: Section[]): string {
  const registry: Registry & LedgerEntry = { contract: contractVersion, ...entry, sections };
  return `${JSON.stringify(registry, null, 1)}\n`;
}

/** The version of a section, or of `host`, in a state. */
export function versionIn({ entry, sections }: LiveState, id: string): string | null {
  return id === 'host' ? entry.host : (sections.find((section) => section.id === id)?.version ?? null);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReleases, type ReleaseRow, type Section } from '@site/sdk/contract';
import {
  type LedgerEntry,
  type LiveState,
  type ReleasedVersion,
  readHistory,
  readSection,
  readState,
  registryText,
} from '../ledger.ts';
import { mergeSections, nextEntry } from '../next-snapshot.ts';
import { readJson } from '../read-json.ts';
import { originVariable } from '../site-origin.ts';
import { snapshotFiles } from '../snapshot-files.ts';
import type { Store } from '../store.ts';

const actions = ['release', 'rollback', 'retire'] as const;

/**
 * The text of a registry, made again from the one before and from the rows that the list of releases has of that snapshot.
 * @throws Error when these do not have all that it needs
 */
export function rebuiltRegistry(store: Store, sequence: number): string {
  const rows = rowsOf(store, sequence);
  const [first] = rows;
  const action = actions.find((one) => one === first?.action);
  if (!first || !action) throw new Error(`no releases.json lists what snapshot ${sequence} has put live`);
  const before = readState(store, sequence - 1);
  const { at, actor } = first;
  const change = { action, ...changeOf(rows, before), ...originChange(store, sequence, rows, before) };
  const entry: LedgerEntry = { ...nextEntry(before, change), at, actor };
  const ids = rows.map(({ section }) => section);
  const unreadable = before.unreadable.filter(({ id }) => !ids.includes(id));
  return registryText(entry, sectionsAfter(store, rows, before, action), unreadable);
}

/** From the list of that snapshot, or the newest one. */
function rowsOf(store: Store, sequence: number): ReleaseRow[] {
  const [newest = sequence] = store.snapshotNumbers();
  const lists = [sequence, newest].map((number) => join(store.snapshotDir(number), snapshotFiles.releases));
  const path = lists.find((file) => existsSync(file));
  return path ? parseReleases(readJson(path), path).releases.filter((row) => row.sequence === sequence) : [];
}

function changeOf(rows: ReleaseRow[], before: LiveState): Pick<LedgerEntry, 'released' | 'host'> {
  return {
    host: rows.find(({ section }) => section === 'host')?.version ?? before.entry.host,
    released: rows.flatMap(({ section: id, version, owner, commit, bytes, gate }): ReleasedVersion[] =>
      version === null || bytes === null ? [] : [{ id, version, owner, commit, bytes, gate }],
    ),
  };
}

/** The list of releases has no row of a new origin, but `robots.txt` names it. */
function originChange(
  store: Store,
  sequence: number,
  rows: ReleaseRow[],
  before: LiveState,
): Pick<LedgerEntry, 'subjects' | 'origin'> {
  const subjects = rows.map(({ section }) => section);
  const robots = join(store.snapshotDir(sequence), snapshotFiles.robots);
  if (!existsSync(robots)) return { subjects, origin: before.entry.origin };
  const origin = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(readFileSync(robots, 'utf8'))?.[1] ?? null;
  return { subjects: origin === before.entry.origin ? subjects : [...subjects, originVariable], origin };
}

function sectionsAfter(store: Store, rows: ReleaseRow[], before: LiveState, action: LedgerEntry['action']): Section[] {
  const candidates = rows.flatMap(({ section: id, version }) => {
    if (id === 'host' || version === null) return [];
    const previous = action === 'rollback' ? previousInLedger(store, id, version) : {};
    return [{ id, version, section: { ...readSection(store, id, version), ...previous } }];
  });
  const retired = rows.filter(({ version }) => version === null).map(({ section }) => section);
  return mergeSections(before, action, candidates).filter(({ id }) => !retired.includes(id));
}

/** The version before one that was live, as the ledger has it. */
function previousInLedger(store: Store, id: string, version: string): Pick<Section, 'previous'> {
  const rows = readHistory(store).flatMap(({ state }) => state?.sections ?? []);
  const previous = rows.find((row) => row.id === id && row.version === version)?.previous;
  return previous ? { previous } : {};
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseReleases, type ReleaseRow, type ReleasesFile, type Section } from '@site/sdk/contract';
import { type LedgerEntry, readHistory, readState } from './ledger.ts';
import { changedPages } from './pages/changed-pages.ts';
import { readJson } from './read-json.ts';
import { originVariable } from './site-origin.ts';
import { snapshotFiles } from './snapshot-files.ts';
import type { Store } from './store.ts';

/** How many rows `releases.json` has, besides the last one of each section. The ledger itself keeps all. */
const shown = 100;

interface Composition {
  entry: LedgerEntry;
  sections: Section[];
}

/** The text of `releases.json`: a new entry of the ledger, and those before it as the live snapshot lists them. */
export function releasesText(store: Store, next: Composition): string {
  return textOf([...rowsOf(next, readState(store).sections), ...rowsBefore(store)]);
}

/** The text of `releases.json` in a snapshot, made again from the ledger. */
export function releasesFromLedger(store: Store, sequence: number): string {
  return textOf(ledgerRows(store, sequence));
}

/** @param rows the newest one first */
function textOf(rows: ReleaseRow[]): string {
  const names = rows.map(({ section }) => section);
  const releases = rows.filter(({ section }, index) => index < shown || names.indexOf(section) === index);
  return `${JSON.stringify({ version: 1, releases } satisfies ReleasesFile)}\n`;
}

function rowsBefore(store: Store): ReleaseRow[] {
  const live = store.liveSequence();
  const path = join(store.snapshotDir(live), snapshotFiles.releases);
  try {
    if (existsSync(path)) return parseReleases(readJson(path), path).releases;
  } catch {
    // Damaged: it is made again from the ledger.
  }
  return ledgerRows(store, live);
}

/** The rows of a snapshot and of all before it. */
function ledgerRows(store: Store, sequence: number): ReleaseRow[] {
  const past = readHistory(store).filter((one) => one.sequence <= sequence);
  const states = past.flatMap(({ state }) => state ?? []);
  return states.flatMap((state, index) => rowsOf(state, states[index + 1]?.sections ?? []));
}

/** @param before the sections that were live before the entry */
function rowsOf({ entry, sections }: Composition, before: Section[]): ReleaseRow[] {
  const { sequence, at, action, actor } = entry;
  const ids = entry.subjects.filter((id) => id !== originVariable);
  return ids.map((id) => {
    const section = sections.find((one) => one.id === id);
    const old = before.find((one) => one.id === id);
    const known = entry.released.find((one) => one.id === id);
    return {
      ...{ sequence, at, action, actor, section: id },
      version: id === 'host' ? entry.host : (section?.version ?? null),
      commit: known?.commit ?? section?.commit ?? null,
      owner: section?.owner ?? old?.owner ?? null,
      bytes: known?.bytes ?? null,
      gate: known?.gate ?? null,
      pages: section && old ? changedPages(old.pages, section.pages) : null,
    };
  });
}

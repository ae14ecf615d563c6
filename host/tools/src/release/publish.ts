import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Section, sectionOf } from '@site/sdk/contract';
import { compressFolder } from './compress.ts';
import { checkHostLinks } from './host-links.ts';
import { type LedgerEntry, type LiveState, readState, versionIn } from './ledger.ts';
import { withLock } from './lock.ts';
import { readHost } from './released-host.ts';
import { swapLive, writeSnapshot } from './snapshot.ts';
import type { Store } from './store.ts';
import { checkAddresses, validateHost, validateSection } from './validate.ts';

/** Something built and checked whose files are in the store, but which is not live yet. */
export type Candidate = { id: string; version: string; section: Section | null };

/**
 * Checks a built section and copies its files to the store.
 * @param dir the folder with `section.json`
 * @throws Error when the section must not be released
 */
export async function stageSection(store: Store, dir: string): Promise<Candidate> {
  const manifest = validateSection(dir);
  const { id, version } = manifest;
  await copyOnce(store, dir, store.sectionDir(id, version));
  return { id, version, section: sectionOf(manifest, `/s/${id}/${version}/`) };
}

/** The same for the host. */
export async function stageHost(store: Store, dir: string): Promise<Candidate> {
  const { version } = validateHost(dir);
  await copyOnce(store, join(dir, 'public'), store.hostDir(version));
  await copyOnce(store, join(dir, 'private'), store.hostPrivateDir(version), join(dir, 'host.json'));
  return { id: 'host', version, section: null };
}

/** What a release or a rollback did. */
export interface Published {
  entry: LedgerEntry;
  /** Those that were live already in this version are left out; with none left, nothing was changed. */
  changed: Candidate[];
}

/**
 * Puts candidates live together, under a lock, on whatever is live at that moment. Pages that contain nothing of them stay
 * the same, byte for byte.
 * @param progress receives a line about what is under way
 * @throws Error when two pages would share an address, a page cannot be rendered, or a release would remove a page that the
 *   host names
 */
export function publish(
  store: Store,
  action: LedgerEntry['action'],
  candidates: Candidate[],
  progress: (line: string) => void = () => {},
): Promise<Published> {
  return withLock(store, async () => {
    const live = readState(store);
    const changed = candidates.filter(({ id, version }) => versionIn(live, id) !== version);
    if (changed.length === 0) return { entry: live.entry, changed };
    const ids = changed.map(({ id }) => id);
    const host = changed.find(({ id }) => id === 'host')?.version ?? live.entry.host;
    const sections = merge(live, changed);
    const entry = nextEntry(live, { action, subjects: ids, host });
    const manifest = host === null ? null : readHost(store, host).manifest;
    checkAddresses(
      sections,
      manifest?.pages.map(({ address }) => address),
    );
    if (action === 'release') checkHostLinks(manifest?.links ?? [], sections, ids);
    const unreadable = live.unreadable.filter(({ id }) => !ids.includes(id));
    const { rendered, total } = await writeSnapshot(store, { entry, sections, unreadable });
    progress(`Rendered ${rendered} of ${total} pages; the others are as they were`);
    swapLive(store, entry.sequence);
    return { entry, changed };
  });
}

/**
 * Takes a section out of the site. Its versions stay in the store, so a rollback to one of them brings it back.
 * @throws Error when no such section is live
 */
export function retire(store: Store, id: string): Promise<LedgerEntry> {
  return withLock(store, async () => {
    const live = readState(store);
    const sections = live.sections.filter((section) => section.id !== id);
    const ids = live.sections.map((section) => section.id);
    if (!ids.includes(id)) throw new Error(`No section "${id}" is live. Live are: ${ids.join(', ')}.`);
    const entry = nextEntry(live, { action: 'retire', subjects: [id], host: live.entry.host });
    await writeSnapshot(store, { entry, sections, unreadable: live.unreadable });
    swapLive(store, entry.sequence);
    return entry;
  });
}

function nextEntry(live: LiveState, change: Pick<LedgerEntry, 'action' | 'subjects' | 'host'>): LedgerEntry {
  const { sequence } = live.entry;
  return {
    ...live.entry,
    ...change,
    sequence: sequence + 1,
    previous: live.hash || null,
    at: new Date().toISOString(),
  };
}

function merge(live: LiveState, changed: Candidate[]): Section[] {
  const byId = new Map(live.sections.map((section) => [section.id, section]));
  for (const { section } of changed) if (section) byId.set(section.id, section);
  return [...byId.values()].sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}

/**
 * Copies a folder, and files to go with it, completely or not at all; a version that already exists is identical, because its
 * name is its hash.
 */
async function copyOnce(store: Store, from: string, to: string, ...files: string[]): Promise<void> {
  if (existsSync(to)) return;
  const draft = store.newDraft();
  cpSync(from, draft, { recursive: true });
  for (const file of files) cpSync(file, join(draft, basename(file)));
  await compressFolder(draft);
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

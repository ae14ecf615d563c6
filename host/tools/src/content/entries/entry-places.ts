import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Group, Kind } from '@site/learning/kind';

/** A file or folder that holds an entry. */
export interface EntryPath {
  path: string;
  group: Group;
}

/** An entry that others can link to: its id, its page's folder, and its own file or folder. */
export interface EntryPlace extends EntryPath {
  id: string;
  pageDir: string;
}

/** The title and the addresses of an entry. */
export interface EntryAddresses {
  title: string;
  /** Of its own page. */
  page: string;
  /** Of its place in the list. */
  list: string;
  /** The link to that place from a related entry: the id alone within a page. */
  related: string;
}

/** The words in the name of an entry's file or folder: `JS-065-deep-copy.md` is `deep-copy`. */
export function slugOf({ path }: Pick<EntryPath, 'path'>): string {
  return basename(path, '.md').replace(/^[A-Z]{2}-\d{3}-/, '');
}

/** The groups of some kinds, each once. */
export function groupsOf(kinds: readonly Kind[]): Group[] {
  return [...new Set(kinds.map(({ group }) => group))];
}

/** What is in the folders of a page that hold entries, by name. */
export function entryPaths(pageDir: string, kinds: readonly Kind[]): EntryPath[] {
  return groupsOf(kinds).flatMap((group) => namesIn(join(pageDir, group.id)).map((path) => ({ path, group })));
}

/** The Markdown file of an entry. */
export function mainFile({ path, group }: EntryPath): string {
  return group.main === null ? path : join(path, group.main);
}

/**
 * All entries of the pages beside a page, by the ids in the names of their files; the files are not read, so that a broken
 * one does not affect the others.
 */
export function sectionEntries(pageDir: string, kinds: readonly Kind[]): EntryPlace[] {
  const pages = dirname(pageDir);
  return readdirSync(pages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => pageEntries(join(pages, entry.name), kinds));
}

function pageEntries(pageDir: string, kinds: readonly Kind[]): EntryPlace[] {
  return entryPaths(pageDir, kinds).flatMap(({ path, group }) => {
    const id = basename(path).match(/^([A-Z]{2}-\d{3})-/)?.[1];
    return id ? [{ id, pageDir, path, group }] : [];
  });
}

/** Whether a system or an editor has left a file, such as .DS_Store, .map.md.swp or map.md~. */
function isLeftover(name: string): boolean {
  return name.startsWith('.') || name.endsWith('~');
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !isLeftover(name))
    .sort()
    .map((name) => join(folder, name));
}

import { existsSync, linkSync, lstatSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileDamage } from '../damage/damage.ts';
import type { Store } from '../store.ts';
import { notFoundAddress } from './at-address.ts';
import { copies, pageFile } from './page-store.ts';
import type { SnapshotRoute } from './snapshot-routes.ts';

/** A place of a page in a snapshot: the folder of the kept page, or its file if there are pages below it. */
export interface Placement {
  page: string;
  /** Relative to the snapshot. */
  target: string;
  isFolder: boolean;
}

/**
 * Where the pages of a snapshot are, each as it is written and in lower case. A folder with nothing but a page is a link to the
 * kept one, so that a snapshot of hundreds of entries is made in a moment; other folders have links to its files.
 */
export function placements(routes: SnapshotRoute[]): Placement[] {
  const parents = new Set(routes.map(({ address }) => posix.dirname(address)));
  const places = routes.flatMap(({ address, param, page }): Placement[] => {
    if (address === notFoundAddress) return [{ page, target: '404.html', isFolder: false }];
    const hasMore = Boolean(param) || parents.has(address);
    return [address, address.toLowerCase()].flatMap((name) => [
      ...(param ? [{ page, target: posix.join(name, '_'), isFolder: true }] : []),
      { page, target: hasMore ? posix.join(name, 'index.html') : name, isFolder: !hasMore },
    ]);
  });
  // A page comes before an alias that differs from it in letter case alone.
  return [...new Map(places.reverse().map((place) => [place.target, place])).values()];
}

/** Links the files of all versions into a snapshot. @param dir the draft of a snapshot */
export function linkVersions(dir: string): void {
  for (const link of ['s', 'host']) symlinkSync(join('..', '..', link), join(dir, link), 'junction');
}

/** Puts the pages at their addresses. @param dir the draft of a snapshot */
export function placePages(store: Store, dir: string, routes: SnapshotRoute[]): void {
  for (const place of placements(routes)) placePage(store, dir, place);
}

/** Puts a page at its place, instead of anything that is there. */
export function placePage(store: Store, dir: string, { page, target, isFolder }: Placement): void {
  const path = join(dir, target);
  mkdirSync(dirname(path), { recursive: true });
  if (isFolder) {
    const folder = relative(dirname(path), join(store.pages, page));
    replace(path, (next) => symlinkSync(folder, next, 'junction'));
  } else for (const copy of copies) replace(path + copy, (next) => linkSync(pageFile(store, page) + copy, next));
}

function replace(path: string, make: (path: string) => void): void {
  const next = `${path}.next`;
  rmSync(next, { recursive: true, force: true }); // of a command that was killed here
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (!before) {
    make(path);
    return;
  }
  make(next);
  if (before.isDirectory()) rmSync(path, { recursive: true });
  renameSync(next, path);
  rmSync(next, { force: true }); // still there if both were the same file
}

/** The files at the place of a page that are not the page, or not the compressed copies that it has. */
export function misplacedFiles(store: Store, dir: string, { page, target, isFolder }: Placement): string[] {
  const [file, kept] = [join(dir, target, isFolder ? 'index.html' : ''), pageFile(store, page)];
  if (copies.every((copy) => isSameFile(file + copy, kept + copy))) return [];
  const lost = copies.filter((copy) => existsSync(kept + copy) && !existsSync(file + copy)).map((copy) => file + copy);
  return [...new Set([...lost, ...fileDamage(file, page).map(({ path }) => path)])];
}

function isSameFile(one: string, other: string): boolean {
  try {
    const [a, b] = [statSync(one), statSync(other)];
    return a.ino === b.ino && a.dev === b.dev;
  } catch {
    return false;
  }
}

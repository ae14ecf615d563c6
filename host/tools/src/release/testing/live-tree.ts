import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../files.ts';
import type { Store } from '../store.ts';

/** The SHA-256 of every file a server reaches from `live`, links followed, by its path there. Empty where nothing is live. */
export type LiveTree = Record<string, string>;

export function liveTree(store: Store): LiveTree {
  return existsSync(store.live) ? Object.fromEntries(hashBelow(realpathSync(store.live), '')) : {};
}

function hashBelow(dir: string, at: string): [path: string, hash: string][] {
  return readdirSync(dir)
    .sort()
    .flatMap((name): [string, string][] => {
      const path = join(dir, name);
      if (statSync(path).isDirectory()) return hashBelow(path, `${at}${name}/`);
      return [[at + name, sha256(readFileSync(path))]];
    });
}

/** The paths in which two trees differ, sorted. */
export function changedPaths(
  before: LiveTree,
  after: LiveTree,
): { added: string[]; changed: string[]; gone: string[] } {
  const old = Object.keys(before);
  return {
    added: Object.keys(after).filter((path) => !(path in before)),
    changed: old.filter((path) => path in after && before[path] !== after[path]),
    gone: old.filter((path) => !(path in after)),
  };
}

/** A file with its compressed copies. */
export function withCopies(...paths: string[]): string[] {
  return paths.flatMap((path) => [path, `${path}.br`, `${path}.gz`]).sort();
}

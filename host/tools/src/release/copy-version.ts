import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { compressFolder } from './compress.ts';
import { fileDamage } from './damage/damage.ts';
import { listFiles, moveOnce, sha256 } from './files.ts';
import { copies } from './pages/page-store.ts';
import type { Store } from './store.ts';

/**
 * Copies the folder of a version to the store, completely or not at all, and compresses it. What the version
 * before has as well is linked, so that a small change takes little room and time. A version that is there already stays: its name is
 * its hash.
 * @param options.files to go with it
 * @param options.replace the version that is there, because it is damaged; readers have it until the copy is complete
 */
export async function copyVersion(
  store: Store,
  from: string,
  to: string,
  { files = [], replace = false }: { files?: string[]; replace?: boolean } = {},
): Promise<void> {
  if (existsSync(to) && !replace) {
    utimesSync(to, new Date(), new Date()); // "site clean" leaves what was released just now
    return;
  }
  mkdirSync(dirname(to), { recursive: true });
  const before = newestIn(dirname(to));
  await store.withDraft(async (draft) => {
    const linked = before ? linkUnchanged(from, before, draft) : new Set();
    cpSync(from, draft, { recursive: true, filter: (path) => !linked.has(relative(from, path)) });
    for (const file of files) cpSync(file, join(draft, basename(file)));
    await compressFolder(draft);
    if (replace && existsSync(to)) swap(store, draft, to);
    else moveOnce(draft, to);
  });
}

function swap(store: Store, draft: string, to: string): void {
  const old = join(store.drafts, randomUUID());
  renameSync(to, old);
  moveOnce(draft, to);
  rmSync(old, { recursive: true, force: true });
}

function newestIn(dir: string): string | undefined {
  const versions = readdirSync(dir)
    .filter((name) => /^[0-9a-f]{12}$/.test(name))
    .map((name) => join(dir, name));
  return versions.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
}

/** Links the files that are the same in the version before, with their compressed copies, unless they are damaged there. */
function linkUnchanged(from: string, before: string, draft: string): Set<string> {
  const unchanged = listFiles(from).filter((file) => {
    const old = join(before, file);
    return existsSync(old) && fileDamage(old, sha256(readFileSync(join(from, file)))).length === 0;
  });
  for (const file of unchanged) {
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    for (const copy of copies)
      if (existsSync(join(before, file + copy))) linkSync(join(before, file + copy), join(draft, file + copy));
  }
  return new Set(unchanged);
}

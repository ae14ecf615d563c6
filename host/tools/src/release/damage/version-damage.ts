import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest } from '@site/sdk/contract';
import { listFilesAndLinks, versionOf } from '../files.ts';
import { parseHostManifest } from '../host-manifest.ts';
import { copies } from '../pages/page-store.ts';
import { readJson } from '../read-json.ts';
import type { Store } from '../store.ts';
import { type Damage, fileDamage, mendFromCopies, strayFile } from './damage.ts';

/** Where the files of a kept version are: their manifest names them with a first word, which stands for a folder. */
interface VersionFiles {
  manifest: string;
  folders: { prefix: string; dir: string }[];
  hashesOf: (json: unknown, path: string) => Record<string, string>;
}

function versionFiles(store: Store, id: string, version: string): VersionFiles {
  if (id === 'host') {
    const [dir, privateDir] = [store.hostDir(version), store.hostPrivateDir(version)];
    const folders = [
      { prefix: 'public/', dir },
      { prefix: 'private/', dir: privateDir },
    ];
    return {
      manifest: join(privateDir, 'host.json'),
      folders,
      hashesOf: (json, path) => parseHostManifest(json, path).files,
    };
  }
  const dir = store.sectionDir(id, version);
  const folders = [{ prefix: '', dir }];
  return { manifest: join(dir, 'section.json'), folders, hashesOf: (json, path) => parseManifest(json, path).files };
}

/** What is wrong with the files of a kept version of a section, or of `host`: each is compared with its hash. */
export function versionDamage(store: Store, id: string, version: string): Damage[] {
  const { manifest, folders, hashesOf } = versionFiles(store, id, version);
  const isRight = (text: Buffer) => versionOf(Object(JSON.parse(text.toString()))) === version;
  let files: Record<string, string>;
  try {
    const json = readJson(manifest);
    if (versionOf(Object(json)) !== version) throw new Error('was changed');
    files = hashesOf(json, manifest);
  } catch (error) {
    const problem = `cannot be used: ${error instanceof Error ? error.message : error}`;
    return [{ path: manifest, problem, mend: mendFromCopies(manifest, isRight) }];
  }
  return folders.flatMap(({ prefix, dir }) => {
    if (!existsSync(dir)) return [{ path: dir, problem: 'is missing' }];
    const own = Object.entries(files).filter(([file]) => file.startsWith(prefix));
    const hashes = own.map(([file, hash]) => [join(dir, file.slice(prefix.length)), hash] as const);
    return [
      ...hashes.flatMap(([path, hash]) => fileDamage(path, hash)),
      ...unlistedFiles(dir, [...hashes.map(([path]) => path), manifest]),
    ];
  });
}

/** @param listed what a manifest lists, and the manifest itself */
function unlistedFiles(dir: string, listed: string[]): Damage[] {
  const expected = new Set(listed.flatMap(withCopies));
  return listFilesAndLinks(dir)
    .map((file) => join(dir, file))
    .filter((path) => !expected.has(path))
    .map(strayFile);
}

function withCopies(path: string): string[] {
  return copies.map((copy) => path + copy);
}

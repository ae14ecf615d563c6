import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseManifest, type SectionManifest } from '@site/sdk/contract';
import { hashFiles, versionOf } from '../release/files.ts';
import { type Candidate, stageSection } from '../release/stage.ts';
import type { Store } from '../release/store.ts';

/** A manifest while it is edited: version and hashes follow from the rest. */
export type EditedManifest = Omit<SectionManifest, 'version' | 'files'>;

/**
 * Stages a changed copy of a released section, as a new build would make it.
 * @param store where to stage it
 * @param released the folder of the version to copy
 * @param edit changes the files in the copy, and the manifest
 */
export async function stageEdited(
  store: Store,
  released: string,
  edit: (dir: string, manifest: EditedManifest) => void,
): Promise<Candidate> {
  const dir = mkdtempSync(join(tmpdir(), 'edited-section-'));
  try {
    cpSync(released, dir, { recursive: true, filter: isNoCompressedCopy });
    const path = join(dir, 'section.json');
    const { version: _, files: _files, ...manifest } = parseManifest(JSON.parse(readFileSync(path, 'utf8')), path);
    rmSync(path);
    edit(dir, manifest);
    const content = { ...manifest, files: hashFiles(dir) };
    writeFileSync(path, JSON.stringify({ ...content, version: versionOf(content) }));
    return await stageSection(store, dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** For a copy of released files: a release compresses them again. */
export function isNoCompressedCopy(path: string): boolean {
  return !/\.(?:br|gz)$/.test(path);
}

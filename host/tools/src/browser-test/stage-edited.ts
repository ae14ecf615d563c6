import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseManifest, type SectionManifest } from '@site/sdk/contract';
import { hashFiles, versionOf } from '../release/files.ts';
import { type HostManifest, parseHostManifest } from '../release/host-manifest.ts';
import { type Candidate, stageHost, stageSection } from '../release/stage.ts';
import type { Store } from '../release/store.ts';

/** A manifest while it is edited: version and hashes follow from the rest. */
export type EditedManifest = Omit<SectionManifest, 'version' | 'files'>;
type EditedHostManifest = Omit<HostManifest, 'version' | 'files'>;

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

/**
 * Stages a changed copy of a released host, as a new build would make it.
 * @param store where the host is, and where to stage the copy
 * @param version the version to copy
 * @param edit changes the files in the copy, in its folders `public` and `private`, and the manifest
 */
export async function stageEditedHost(
  store: Store,
  version: string,
  edit: (dir: string, manifest: EditedHostManifest) => void,
): Promise<Candidate> {
  const dir = mkdtempSync(join(tmpdir(), 'edited-host-'));
  try {
    cpSync(store.hostDir(version), join(dir, 'public'), { recursive: true, filter: isNoCompressedCopy });
    cpSync(store.hostPrivateDir(version), join(dir, 'private'), { recursive: true, filter: isNoCompressedCopy });
    const path = join(dir, 'private/host.json');
    const { version: _, files: _files, ...manifest } = parseHostManifest(JSON.parse(readFileSync(path, 'utf8')), path);
    rmSync(path);
    edit(dir, manifest);
    const content = { ...manifest, files: hashFiles(dir) };
    writeFileSync(join(dir, 'host.json'), JSON.stringify({ ...content, version: versionOf(content) }));
    return await stageHost(store, dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** For a copy of released files: a release compresses them again. */
function isNoCompressedCopy(path: string): boolean {
  return !/\.(?:br|gz)$/.test(path);
}

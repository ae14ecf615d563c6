import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store.ts';

/** A version of a section, or of `host`. */
export interface NamedVersion {
  id: string;
  version: string;
}

/** The ids of the sections that have versions in a store. No release makes a link, and what one leads to may be of somebody else. */
export function sectionIds({ dir }: Store): string[] {
  return readdirSync(join(dir, 's'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

/** All versions in a store, also those of which only one folder is left. */
export function keptVersions(store: Store): NamedVersion[] {
  const hosts = ['host', 'host-private'].flatMap((name) => readdirSync(join(store.dir, name)));
  return [
    ...sectionIds(store).flatMap((id) => sectionVersions(store, id)),
    ...[...new Set(hosts)].filter(isVersion).map((version) => ({ id: 'host', version })),
  ];
}

/** None for a section whose folder cannot be read, which is reported as damage. */
function sectionVersions(store: Store, id: string): NamedVersion[] {
  try {
    return store.sectionVersions(id).map((version) => ({ id, version }));
  } catch {
    return [];
  }
}

/** The folders of a version, first the one with its manifest: without that, nothing takes the version for a released one. */
export function versionDirs(store: Store, id: string, version: string): [string, ...string[]] {
  return id === 'host' ? [store.hostPrivateDir(version), store.hostDir(version)] : [store.sectionDir(id, version)];
}

/** The folders of a version that are here. */
export function presentDirs(store: Store, { id, version }: NamedVersion): string[] {
  return versionDirs(store, id, version).filter((dir) => existsSync(dir));
}

function isVersion(name: string): boolean {
  return /^[0-9a-f]{12}$/.test(name);
}

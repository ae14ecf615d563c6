import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.ts';
import type { ReleasedVersion } from './ledger.ts';
import { readHost } from './pages/released-host.ts';
import type { Candidate } from './stage.ts';
import type { Store } from './store.ts';

/**
 * What the ledger says of a version that goes live.
 * @param gate what the gate found; null where none ran
 * @throws Error when the manifest of the host is damaged
 */
export function releasedVersion(
  store: Store,
  { id, version, section }: Candidate,
  gate: string | null,
): ReleasedVersion {
  const dirs = section ? [store.sectionDir(id, version)] : [store.hostDir(version), store.hostPrivateDir(version)];
  return {
    ...{ id, version, owner: section?.owner ?? null },
    commit: section ? section.commit : readHost(store, version).manifest.commit,
    bytes: dirs.reduce((sum, dir) => sum + bytesIn(dir), 0),
    gate,
  };
}

function bytesIn(dir: string): number {
  const files = listFiles(dir).filter((file) => !/\.(?:br|gz)$/.test(file));
  return files.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0);
}

import { join } from 'node:path';
import { hostDir, remoteDirs } from '../workspace.ts';
import { type Candidate, type Published, publish, stageHost, stageSection } from './publish.ts';
import { runSite } from './run.ts';
import type { Store } from './store.ts';

/** How many builds run at once. */
const atOnce = 2;

/**
 * Builds the host and sections and puts them live in one step.
 * @param dirs the folders to build; all of them without
 */
export async function releaseEverything(store: Store, dirs = [hostDir, ...remoteDirs()]): Promise<Published> {
  const candidates: Candidate[] = [];
  const waiting = [...dirs];
  const work = async () => {
    for (let dir = waiting.shift(); dir; dir = waiting.shift()) {
      await runSite(['build'], dir);
      const release = join(dir, 'dist/release');
      candidates.push(dir === hostDir ? await stageHost(store, release) : await stageSection(store, release));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return publish(store, 'release', candidates);
}

import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import { hostDir, remoteDirs } from '../workspace.ts';
import { type Candidate, type Published, type PublishOptions, publish, stageHost, stageSection } from './publish.ts';
import { runSite } from './run.ts';
import type { Store } from './store.ts';

/** How many builds run at once. */
const concurrency = 2;

/** Receives a line about what is under way. */
export type Progress = (line: string) => void;

/**
 * Builds the host and sections and puts them live in one step.
 * @param dirs the folders to build; all of them by default
 */
export async function releaseEverything(
  store: Store,
  { progress = () => {}, origin, dirs = [hostDir, ...remoteDirs()] }: PublishOptions & { dirs?: string[] } = {},
): Promise<Published> {
  const limit = pLimit(concurrency);
  const candidates = await limit.map(dirs, async (dir) => {
    await buildWorkspace(dir, progress);
    return stage(store, dir);
  });
  return publish(store, 'release', candidates, { progress, origin });
}

/** Builds the host or a section in a process of its own. @throws Error with what the build printed */
export async function buildWorkspace(dir: string, progress: Progress): Promise<void> {
  const start = performance.now();
  progress(`Building ${basename(dir)} …`);
  await runSite(['build'], dir);
  progress(`Built ${basename(dir)} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Checks what was built of the host or a section and copies it to the store. @throws Error when it must not be released */
export function stage(store: Store, dir: string): Promise<Candidate> {
  const built = join(dir, 'dist/release');
  return dir === hostDir ? stageHost(store, built) : stageSection(store, built);
}

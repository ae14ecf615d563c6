import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import { hostDir, remoteDirs } from '../workspace.ts';
import { withBuildLock } from './lock.ts';
import { type Published, type PublishOptions, publish } from './publish.ts';
import { runSite } from './run.ts';
import { type Candidate, stageHost, stageSection } from './stage.ts';
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
  const candidates = await limit.map(dirs, (dir) => buildAndStage(store, dir, progress));
  return publish(store, 'release', candidates, { progress, origin });
}

/**
 * Builds the host or a section in a process of its own, checks it and copies it to the store.
 * @throws Error with what the build printed, or when the result must not be released
 */
export function buildAndStage(store: Store, dir: string, progress: Progress): Promise<Candidate> {
  return withBuildLock(dir, async () => {
    const start = performance.now();
    progress(`Building ${basename(dir)} …`);
    await runSite(['build'], dir);
    progress(`Built ${basename(dir)} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return stage(store, dir);
  });
}

/** Checks what was built of the host or a section and copies it to the store. @throws Error when it must not be released */
export function stage(store: Store, dir: string): Promise<Candidate> {
  const built = join(dir, 'dist/release');
  return dir === hostDir ? stageHost(store, built) : stageSection(store, built);
}

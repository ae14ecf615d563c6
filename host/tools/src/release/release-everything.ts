import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import { hostDir, remoteDirs } from '../workspace.ts';
import { withBuildLock } from './lock.ts';
import { type Published, type PublishOptions, publish } from './publish.ts';
import { keepReserve } from './reserve.ts';
import { runSite } from './run.ts';
import { type Candidate, stageHost, stageSection } from './stage.ts';
import type { Store } from './store.ts';

/** How many builds run at once. */
const concurrency = 2;

/** Receives a line about what is under way. */
export type Progress = (line: string) => void;

/**
 * Builds the host and sections and puts them live in one step, and keeps room for a rollback.
 * @param dirs the folders to build; all of them by default
 */
export async function releaseEverything(
  store: Store,
  { dirs, ...options }: PublishOptions & { dirs?: string[] } = {},
): Promise<Published> {
  const published = await publish(store, 'release', await stageEverything(store, options.progress, dirs), options);
  keepReserve(store);
  return published;
}

/** Builds the host and sections, checks them and copies them to the store. @param dirs the folders to build; all of them by default */
export function stageEverything(
  store: Store,
  progress: Progress = () => {},
  dirs: string[] = [hostDir, ...remoteDirs()],
): Promise<Candidate[]> {
  return pLimit(concurrency).map(dirs, (dir) => buildAndStage(store, dir, progress));
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

import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import type { Store } from '../store.ts';

/** How a process that released ended. */
export interface Outcome {
  killed: boolean;
  /** How many steps it took to the end; 0 when it was killed. */
  steps: number;
}

/** Releases folders one after the other in a process of its own, which is killed at a step if one is named. */
export type RunRelease = (
  store: Store,
  folders: string[],
  killAt?: number,
  options?: {
    /** Stops the process at that step instead, does this, and lets it go on. */
    pause?: () => Promise<void>;
    /** A folder for a copy of the store as it is at each step, named by the number of the step. */
    copyTo?: string;
  },
) => Promise<Outcome>;

/**
 * Bundles the release tools, so that a process of theirs starts in a tenth of a second.
 * @param outDir a folder for the bundle
 */
export async function bundleRelease(outDir: string): Promise<RunRelease> {
  const input = ['release-process', 'kill-at-step'].map((name) => join(import.meta.dirname, `${name}.ts`));
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].mjs' } },
    },
  });
  return (store, folders, killAt = 0, { pause, copyTo = '' } = {}) => {
    const args = ['--import', join(outDir, 'kill-at-step.mjs'), join(outDir, 'release-process.mjs'), store.dir];
    const env = { ...process.env, KILL_AT: String(killAt), PAUSE: pause ? '1' : '', COPY_TO: copyTo };
    return new Promise((resolve, reject) => {
      const child = execFile(process.execPath, [...args, ...folders], { env }, (error, stdout) => {
        if (error && error.signal !== 'SIGKILL') reject(error);
        else paused.then(() => resolve({ killed: error !== null, steps: Number(stdout) }), reject);
      });
      // A process that has ended before that step, because it took fewer than another one, is waited for as well.
      const paused = pause
        ? whenStopped(child)
            .then(pause)
            .then(() => child.kill('SIGCONT'))
        : Promise.resolve();
    });
  };
}

/** Resolves when a process is stopped, or has ended. */
async function whenStopped({ pid, exitCode }: ChildProcess): Promise<void> {
  const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '')[0];
  while (exitCode === null && existsSync(`/proc/${pid}`) && state() !== 'T') await wait(5);
}

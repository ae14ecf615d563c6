import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/**
 * Preloaded into a process, this counts every step that changes something on the disk, and kills the process at step
 * `KILL_AT`: with half of a file written or the first file of a folder copied, otherwise just before the step. With
 * `PAUSE=1` it is stopped before the step instead, until it is sent SIGCONT. With `COPY_TO` it runs to its end, and leaves in that folder
 * a copy of the store for every step, as if it had been killed there.
 */
const steps = 'mkdir mkdtemp rename rm rmdir unlink symlink link utimes writeFile copyFile cp'.split(' ');
const killAt = Number(process.env.KILL_AT ?? 0);

type Call = (...args: unknown[]) => unknown;

const [, , store = ''] = process.argv;
const { COPY_TO: copyTo = '', PAUSE: pause } = process.env;

let taken = 0;
/** Whether what changes the disk now is of this script. */
let isOwn = false;

function takeStep(name: string, original: Call, args: unknown[]): void {
  if (isOwn) return;
  Reflect.set(globalThis, 'stepsTaken', ++taken);
  if (copyTo) {
    const copy = join(copyTo, String(taken));
    isOwn = true;
    fs.cpSync(store, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    takeHalf(name, original, args, (path) => String(path).replace(store, copy));
    isOwn = false;
  }
  if (taken !== killAt) return;
  if (pause) {
    process.kill(process.pid, 'SIGSTOP');
    return;
  }
  isOwn = true;
  takeHalf(name, original, args);
  process.kill(process.pid, 'SIGKILL');
}

/** Does what a step has done when it is cut short. @param at where a path is */
function takeHalf(name: string, original: Call, [one, other]: unknown[], at = (path: unknown) => path): void {
  if (name === 'writeFileSync') original(at(one), halfOf(other));
  if (name === 'cpSync') original(one, at(other), { recursive: true, filter: firstFile() });
}

function halfOf(data: unknown): unknown {
  return typeof data === 'string' || data instanceof Uint8Array ? data.slice(0, data.length / 2) : '';
}

function firstFile(): (path: string) => boolean {
  let files = 0;
  return (path) => fs.statSync(path).isDirectory() || ++files === 1;
}

for (const target of [fs, fs.promises]) {
  for (const name of steps.flatMap((step) => [step, `${step}Sync`])) {
    const original: unknown = Reflect.get(target, name);
    if (typeof original !== 'function') continue;
    const call: Call = original.bind(target);
    Reflect.set(target, name, (...args: unknown[]) => {
      takeStep(name, call, args);
      return call(...args);
    });
  }
}
syncBuiltinESMExports();

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Preloaded into a process, this counts every step that changes something on the disk, and kills the process at step
 * `KILL_AT`: with half of a file written or the first file of a folder copied, otherwise just before the step. With
 * `PAUSE=1` it is stopped before the step instead, until it is sent SIGCONT.
 */
const steps = 'mkdir mkdtemp rename rm rmdir unlink symlink link utimes writeFile copyFile cp'.split(' ');
const killAt = Number(process.env.KILL_AT ?? 0);

type Call = (...args: unknown[]) => unknown;

let taken = 0;
let dying = false;

function takeStep(name: string, original: Call, args: unknown[]): void {
  if (dying) return;
  Reflect.set(globalThis, 'stepsTaken', ++taken);
  if (taken !== killAt) return;
  if (process.env.PAUSE) {
    process.kill(process.pid, 'SIGSTOP');
    return;
  }
  dying = true;
  if (name === 'writeFileSync') original(args[0], halfOf(args[1]));
  if (name === 'cpSync') original(args[0], args[1], { recursive: true, filter: firstFile() });
  process.kill(process.pid, 'SIGKILL');
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

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { ContentError } from '../content/content-error.ts';

const require = createRequire(import.meta.url);

/** A run that lasts longer is stuck. In milliseconds. */
const timeLimit = 120_000;

/**
 * Finds the type errors of some files with the TypeScript configuration above them. A file without one is left out.
 * @param runs the runs of the compiler by workspace; calls that share them check a workspace once
 * @returns one problem for each error; errors of other files are not reported
 * @throws Error when the compiler cannot run
 */
export async function typeErrors(files: string[], runs = new Map<string, Promise<string>>()): Promise<Error[]> {
  const workspaces = new Map<string, Set<string>>();
  for (const file of files) {
    const dir = workspaceOf(file);
    if (dir) workspaces.set(dir, (workspaces.get(dir) ?? new Set()).add(file));
  }
  const found = await Promise.all(
    [...workspaces].map(async ([dir, wanted]) => {
      const run = runs.get(dir) ?? compile(dir);
      runs.set(dir, run);
      return errorsIn(dir, await run, wanted);
    }),
  );
  return found.flat();
}

function workspaceOf(file: string): string | undefined {
  let dir = dirname(file);
  while (!existsSync(join(dir, 'tsconfig.json'))) {
    if (dir === dirname(dir)) return undefined;
    dir = dirname(dir);
  }
  return dir;
}

/** Runs the compiler over a workspace and what its configuration refers to. @returns what it prints: twice for a file in two of them */
function compile(dir: string): Promise<string> {
  const tsc = join(require.resolve('typescript/package.json'), '../bin/tsc');
  const args = [tsc, '-b', dir, '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: dir, timeout: timeLimit, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error && !stdout) reject(new Error(`The types in ${dir} could not be checked: ${stderr || error.message}`));
      else resolve(stdout);
    });
  });
}

function errorsIn(dir: string, printed: string, wanted: Set<string>): Error[] {
  return [...new Set(printed.split('\n'))].flatMap((text) => {
    const [, path = '', line = '', message = ''] = text.match(/^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/) ?? [];
    const file = resolve(dir, path);
    return wanted.has(file) ? [new ContentError(file, Number(line), `type error ${message.trim()}`)] : [];
  });
}

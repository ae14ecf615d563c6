import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { Sample } from '../content/samples.ts';

const timeLimit = 5_000;

/**
 * Runs a sample of code alone in a process of its own.
 * @returns what it printed, lines as `console.log` writes them, without spaces at line ends
 * @throws Error when it throws, or runs longer than five seconds
 */
export async function runSample({ code, language, mode, file, line }: Sample): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'sample-'));
  const path = join(dir, mode === 'module' ? 'sample.mjs' : 'sample.cjs');
  const script = language === 'ts' ? (await transformWithOxc(code, 'sample.ts')).code : code;
  writeFileSync(path, mode === 'module' ? script : runAsScript(script));
  try {
    return trim(await run(path));
  } catch (error) {
    throw new Error(`${file}:${line}: the sample does not run: ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The same form for what is expected. */
export function trim(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

/** A classic script in the global scope, as a page runs it; a CommonJS module would have a scope of its own. */
function runAsScript(code: string): string {
  return `require('node:vm').runInThisContext(${JSON.stringify(code)});`;
}

function run(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TZ: 'UTC', LANG: 'en_GB.UTF-8', NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = execFile(process.execPath, [path], { timeout: timeLimit, env }, (error, stdout) => {
      if (error) reject(error.killed ? new Error(`it ran longer than ${timeLimit / 1000} seconds`) : error);
      else resolve(printed.join('') || stdout);
    });
    const printed: string[] = [];
    child.stdout?.on('data', (text: string) => printed.push(text));
    child.stderr?.on('data', (text: string) => printed.push(text));
  });
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../workspace.ts';

const execute = promisify(execFile);

/**
 * Runs this command-line tool in a process of its own. The federation plugin keeps state between two builds of one process,
 * and a build with state is not deterministic.
 * @throws Error with what the process printed
 */
export async function runSite(args: string[], cwd: string): Promise<void> {
  const cli = `${root}/host/tools/bin/site.mjs`;
  try {
    await execute(process.execPath, [cli, ...args], { cwd, maxBuffer: 1 << 26 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`site ${args.join(' ')} in ${cwd} failed:\n${stdout}${stderr}`.trim());
  }
}

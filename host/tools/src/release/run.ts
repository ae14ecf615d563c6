import { fork } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../workspace.ts';

/**
 * Runs this command-line tool in a process of its own. The federation plugin keeps state between two builds of one process,
 * and a build with state is not deterministic. The process ends with this one, however that ends: it listens on a channel.
 * @throws Error with what the process printed
 */
export async function runSite(args: string[], cwd: string): Promise<void> {
  const child = fork(`${root}/host/tools/bin/site.mjs`, args, { cwd, silent: true });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`site ${args.join(' ')} in ${cwd} failed:\n${Buffer.concat(printed)}`.trim());
}

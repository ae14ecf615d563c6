import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import concurrently, { type Command } from 'concurrently';
import { readState } from '../release/ledger.ts';
import { Store } from '../release/store.ts';
import { hostDir, readSections, root, type SectionInfo } from '../workspace.ts';
import { hotSectionsVariable } from './development-registry.ts';

/**
 * Runs the development servers of the host and of some sections, and prints their type errors; sections left out are shown as
 * they were last released.
 * @param dir a remote's folder for that section alone; any other folder for all of them
 * @throws Error when a server stops
 */
export async function develop(dir: string): Promise<void> {
  const all = readSections();
  const own = all.filter((section) => section.dir === dir);
  const hot = own.length > 0 ? own : all;
  warnOfMissing(all.filter((section) => !hot.includes(section)));

  const dirs = [hostDir, ...hot.map((section) => section.dir)];
  const typeChecks = watchTypes(dirs);
  try {
    await runServers(dirs, { [hotSectionsVariable]: hot.map(({ id }) => id).join() });
  } catch (error) {
    throw new Error('A development server stopped, and so the others were stopped; see the reason above.', {
      cause: error,
    });
  } finally {
    for (const check of typeChecks) check.kill();
  }
}

/** Ends when a server does, and then ends the others. */
function runServers(dirs: string[], env: Record<string, string>): Promise<unknown> {
  const site = JSON.stringify(join(root, 'host/tools/bin/site.mjs'));
  const servers = dirs.map((cwd) => ({ command: `node ${site} dev-server`, name: basename(cwd), cwd, env }));
  return concurrently(servers, { prefix: 'name', killOthersOn: ['failure', 'success'] }).result;
}

/** Prints the type errors of code for the browser after each change. A check that stops leaves the servers running. */
function watchTypes(dirs: string[]): Command[] {
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const tsc = JSON.stringify(join(typescript, 'bin/tsc'));
  const command = `node ${tsc} -p tsconfig.browser.json --watch --preserveWatchOutput`;
  const checks = dirs.map((cwd) => ({ command, name: `${basename(cwd)} types`, cwd }));
  const { commands, result } = concurrently(checks, { prefix: 'name' });
  result.catch(() => console.warn('A type check stopped; the development servers go on.'));
  return commands;
}

function warnOfMissing(sections: SectionInfo[]): void {
  const released = new Set(readState(new Store()).sections.map(({ id }) => id));
  const missing = sections.filter(({ id }) => !released.has(id)).map(({ title }) => title);
  if (missing.length === 0) return;
  console.warn(
    `Not released yet, so not shown: ${missing.join(', ')}. "npm run release" in the top folder releases everything.`,
  );
}

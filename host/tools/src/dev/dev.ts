import { basename, join } from 'node:path';
import concurrently from 'concurrently';
import { readState } from '../release/ledger.ts';
import { Store } from '../release/store.ts';
import { hostDir, readSections, root, type SectionInfo } from '../workspace.ts';
import { hotSectionsVariable } from './development-registry.ts';

/**
 * Runs the development servers of the host and of some sections; sections left out are shown as they were last released.
 * @param dir a remote's folder for that section alone; any other folder for all of them
 * @throws Error when a server stops
 */
export async function develop(dir: string): Promise<void> {
  const all = readSections();
  const own = all.filter((section) => section.dir === dir);
  const hot = own.length > 0 ? own : all;
  warnOfMissing(all.filter((section) => !hot.includes(section)));

  const env = { [hotSectionsVariable]: hot.map(({ id }) => id).join() };
  const site = JSON.stringify(join(root, 'host/tools/bin/site.mjs'));
  const { result } = concurrently(
    [hostDir, ...hot.map((section) => section.dir)].map((cwd) => ({
      command: `node ${site} dev-server`,
      name: basename(cwd),
      cwd,
      env,
    })),
    { prefix: 'name', killOthersOn: ['failure', 'success'] },
  );
  await result.catch(() => {
    throw new Error('A development server stopped, and so the others were stopped; the reason stands above.');
  });
}

function warnOfMissing(sections: SectionInfo[]): void {
  const released = new Set(readState(new Store()).sections.map(({ id }) => id));
  const missing = sections.filter(({ id }) => !released.has(id)).map(({ title }) => title);
  if (missing.length === 0) return;
  console.warn(
    `Not released yet, so not shown: ${missing.join(', ')}. "npm run release" in the top folder releases everything.`,
  );
}

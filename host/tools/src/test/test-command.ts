import { basename, join } from 'node:path';
import { hostDir, remoteDirs, root } from '../workspace.ts';
import { type Outcome, summaryOf } from './outcome.ts';
import { browser, content, lint, types, units } from './steps.ts';
import { keepTemporaryFilesInMemory } from './temporary-files.ts';

/**
 * Runs the checks of one workspace, or of everything. It ends with the list of what failed and a line `N passed, N failed`.
 * @param dir a workspace's folder; the top folder for everything
 * @param options `quick`: without the browser specs, and of content only what differs from the main branch is run
 */
export async function runTests(dir: string, { quick = false } = {}): Promise<void> {
  keepTemporaryFilesInMemory();
  const everything = [hostDir, ...['sdk', 'learning', 'tools'].map((name) => join(hostDir, name)), ...remoteDirs()];
  const outcomes: Record<string, Outcome> = { lint: await lint(dir) };
  for (const one of dir === root ? everything : [dir]) outcomes[`types of ${basename(one)}`] = await types(one);
  [outcomes['unit tests'], outcomes.content] = await Promise.all([units(dir), content(dir, quick)]);
  const hasSpecs = dir === root || remoteDirs().includes(dir);
  if (hasSpecs && !quick) outcomes['browser specs'] = await browser(dir);
  console.log(['', ...summaryOf(outcomes)].join('\n'));
  process.exitCode = Object.values(outcomes).some(({ failures }) => failures.length > 0) ? 1 : 0;
}

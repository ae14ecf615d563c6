import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** What all content is read and run with: a change of it may change every result. */
const usedByAll = /^(?:host\/(?:sdk|learning|tools)\/|package-lock\.json$|tsconfig\.base\.json$)/;

/**
 * Finds the files that differ from the main branch, whether they are committed or not.
 * @param dir the top folder of the checkout
 * @returns their absolute paths; null where everything has to be run: what runs content has changed, or git cannot tell
 */
export function changedFiles(dir = root): Set<string> | null {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
        ...{ cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] },
      }).trim();
    const lines = (text: string) => text.split('\n').filter(Boolean);
    // The branch that the checkout was cloned from, or the local one where there is no remote.
    const branches = ['refs/remotes/origin/HEAD', 'refs/heads/main'];
    const [main] = lines(git('for-each-ref', '--sort=-refname', '--format=%(refname)', ...branches));
    if (!main) return null;
    const base = git('merge-base', 'HEAD', main);
    const changed = lines(git('diff', '--name-only', '--no-renames', '--relative', base));
    const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
    const paths = [...changed, ...untracked];
    return paths.some((path) => usedByAll.test(path)) ? null : new Set(paths.map((path) => join(dir, path)));
  } catch {
    return null;
  }
}

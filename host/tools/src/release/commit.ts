import { execFileSync } from 'node:child_process';

/** The commit a folder was built from, with a plus sign behind it where it holds changes that are not committed; null without git. */
export function commitOf(dir: string): string | null {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const dirty = git('status', '--porcelain', '--', '.') ? '+' : '';
    return git('rev-parse', '--short=12', 'HEAD') + dirty;
  } catch {
    return null;
  }
}

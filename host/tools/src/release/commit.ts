import { execFileSync } from 'node:child_process';

/** The commit a folder was built from, followed by a plus sign if it has uncommitted changes; null without git. */
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

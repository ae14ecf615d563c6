import { execFileSync } from 'node:child_process';

/** Who releases, for the ledger: `SITE_ACTOR`, or the name that git knows; null without either. */
export function actorName(): string | null {
  const { SITE_ACTOR: named } = process.env;
  if (named) return named;
  try {
    const output = execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || null;
  } catch {
    return null; // no git, or no name
  }
}

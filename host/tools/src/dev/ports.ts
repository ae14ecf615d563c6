import { resolve } from 'node:path';
import { remoteDirs } from '../workspace.ts';

/** The port of the host's development server. */
export const hostPort = 5170;

/**
 * The port of a remote's development server: the host's, plus the remote's place among the folders.
 * @throws Error for a folder that is not a remote
 */
export function sectionPort(dir: string): number {
  const place = remoteDirs().indexOf(resolve(dir));
  if (place < 0) throw new Error(`${dir} is not among the remotes of this checkout. Name its folder remote-<section>.`);
  return hostPort + 1 + place;
}

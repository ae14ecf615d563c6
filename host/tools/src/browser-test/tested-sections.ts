import { remoteDirs } from '../workspace.ts';

/** The folders of the sections whose specs run: the one that the command is called in, otherwise all of them. */
export function testedSections(): string[] {
  const all = remoteDirs();
  const own = all.filter((dir) => dir === process.cwd());
  return own.length > 0 ? own : all;
}

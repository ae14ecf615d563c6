import { readRoutes } from '../release/snapshot-routes.ts';
import type { Store } from '../release/store.ts';
import { openAll, type Problem } from './open-all.ts';

/** Problems that a release brings, and those that its pages had before. */
interface SortedProblems {
  added: Problem[];
  known: Problem[];
}

/**
 * Opens the pages that have problems as they were before, and finds which of the problems they had then.
 * @param before the folder of the snapshot before; null where there was none
 */
export async function sortByNew(
  store: Store,
  executable: string,
  problems: Problem[],
  before: string | null,
): Promise<SortedProblems> {
  if (before === null || problems.length === 0) return { added: problems, known: [] };
  const were = new Set((readRoutes(before) ?? []).map(({ address }) => address));
  const addresses = [...new Set(problems.map(({ address }) => address))].filter((address) => were.has(address));
  const old = new Set((await openAll(store, executable, addresses, before)).map(nameOf));
  return {
    added: problems.filter((problem) => !old.has(nameOf(problem))),
    known: problems.filter((problem) => old.has(nameOf(problem))),
  };
}

/** The same for a problem in two versions: its first line, without ports, versions and the hashes in the names of files. */
export function nameOf({ address, text }: Problem): string {
  const [line = ''] = text.split('\n', 1);
  const same = line
    .replaceAll(/localhost:\d+/g, 'localhost')
    .replaceAll(/\b[0-9a-f]{12}\b/g, '<version>')
    .replaceAll(/-[\w-]{8}(?=\.\w)/g, '-<hash>');
  return `${address} ${same}`;
}

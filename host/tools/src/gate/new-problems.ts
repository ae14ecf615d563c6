import type { Problem } from './problem.ts';

/** Problems that a release brings, and those that its pages had before. */
export interface SortedProblems {
  added: Problem[];
  known: Problem[];
}

/** What counts as more of a problem: the bytes of a page differ a little from version to version. */
const tolerance = 1.01;

/** Finds which problems pages had before. One of which there is more now counts as new. */
export function sortByNew(problems: Problem[], before: Problem[]): SortedProblems {
  const amounts = new Map<string, number>();
  for (const problem of before) {
    const name = nameOf(problem);
    amounts.set(name, Math.max(problem.amount ?? 0, amounts.get(name) ?? 0));
  }
  const isKnown = (problem: Problem) => {
    const amount = amounts.get(nameOf(problem));
    return amount !== undefined && (problem.amount ?? 0) <= amount * tolerance;
  };
  return { added: problems.filter((problem) => !isKnown(problem)), known: problems.filter(isKnown) };
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

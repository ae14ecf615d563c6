import { execFileSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import { ContentError } from '../content/content-error.ts';
import { root } from '../workspace.ts';

/** A Markdown file whose front matter has the day of its last update. */
export interface DatedFile {
  file: string;
  reviewedOn: string;
  /** The files with further text that it shows: the articles of a page. */
  articleFiles?: string[];
}

/**
 * Finds files that were committed on a later day than the one that they show to readers as their last update. A commit that
 * sets the date is right about it, on whichever day it was merged. Only a complete history can tell: without one, nothing is found.
 * @param dir a folder of the checkout
 */
export function staleDates(files: DatedFile[], dir = root): ContentError[] {
  const history = historyOf(dir);
  if (!history) return [];
  return files.flatMap(({ file, reviewedOn, articleFiles = [] }) => {
    const paths = [file, ...articleFiles].map((path) => relative(history.top, path).split(sep).join('/'));
    const later = paths.flatMap((path) => history.changes.get(path) ?? []).filter(({ day }) => day > reviewedOn);
    const [last] = later.sort((a, b) => (a.day < b.day ? 1 : -1));
    if (!last || history.setsDate(last.commit, paths[0] ?? '')) return [];
    const problem = `front matter field "reviewedOn": is ${reviewedOn}, and the text was changed on ${last.day}. Set it to that day.`;
    return [new ContentError(file, undefined, problem)];
  });
}

/** In milliseconds. */
const day = 86_400_000;

/**
 * Finds files whose last update is in the future: such a date is later than every change, so it would never be stale. Tomorrow is
 * taken, because it has begun somewhere.
 * @param now milliseconds since 1970
 */
export function futureDates(files: DatedFile[], now = Date.now()): ContentError[] {
  const [today = '', tomorrow = ''] = [now, now + day].map((time) => new Date(time).toISOString().slice(0, 10));
  return files
    .filter(({ reviewedOn }) => reviewedOn > tomorrow)
    .map(({ file, reviewedOn }) => {
      const problem = `front matter field "reviewedOn": is ${reviewedOn}, which is in the future. Today is ${today}.`;
      return new ContentError(file, undefined, problem);
    });
}

/** What git reports about the files of a checkout. */
interface History {
  top: string;
  /** The last commit of each file, by its path from the top, and the day of its author. */
  changes: Map<string, { commit: string; day: string }>;
  setsDate: (commit: string, path: string) => boolean;
}

/** @returns null without git, outside of a checkout, or where older commits are missing */
function historyOf(dir: string): History | null {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
        ...{ cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore'] },
      });
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return null;
    return {
      top: git('rev-parse', '--show-toplevel').trim(),
      changes: lastChanges(git('log', '--no-renames', '--name-only', '--format=@%H %as')),
      setsDate: (commit, path) => /^\+reviewedOn:/m.test(git('show', '--format=', commit, '--', `:/${path}`)),
    };
  } catch {
    return null;
  }
}

/** Reads commits, the latest first: a line with hash and day, then the paths. */
function lastChanges(log: string): History['changes'] {
  const changes: History['changes'] = new Map();
  let last = { commit: '', day: '' };
  for (const line of log.split('\n')) {
    const [, commit, day] = line.match(/^@([0-9a-f]{40,64}) (\d{4}-\d\d-\d\d)$/) ?? [];
    if (commit && day) last = { commit, day };
    else if (line && !changes.has(line)) changes.set(line, last);
  }
  return changes;
}

import { basename } from 'node:path';
import { readPageText } from '../content/read-page.ts';
import { pageDirs } from '../content/read-section.ts';
import type { LinkTarget } from './check-links.ts';
import { idsOn } from './read-content.ts';

/** Headings that the page gets for entries it does not place. */
const ownHeadings = ['questions', 'exercises'];

/** All pages that can be linked to. @param dirs the remotes' folders */
export function linkTargets(dirs: string[]): Promise<LinkTarget[]> {
  return Promise.all(dirs.flatMap(pageDirs).map(linkTarget));
}

/** A page that is broken counts as one with every id: it is reported by itself. */
async function linkTarget(dir: string): Promise<LinkTarget> {
  try {
    const { address, param, headings, articles } = await readPageText(dir);
    const articleIds = [...articles.values()].flat().map(({ id }) => id);
    const ids = [...idsOn(dir), ...headings.map(({ id }) => id), ...articleIds, ...ownHeadings];
    return { dir, address, param, ids: new Set(ids) };
  } catch {
    return { dir, address: `/${basename(dir)}`, param: null, ids: null };
  }
}

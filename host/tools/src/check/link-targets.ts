import { basename } from 'node:path';
import type { Kind } from '@site/learning/kind';
import { groupsOf } from '../content/entry-places.ts';
import { readPageText } from '../content/read-page.ts';
import { pageDirs } from '../content/read-section.ts';
import type { LinkTarget } from './check-links.ts';
import { idsOn } from './read-content.ts';

/** All pages that can be linked to. @param dirs the remotes' folders */
export function linkTargets(dirs: string[], kinds: readonly Kind[]): Promise<LinkTarget[]> {
  return Promise.all(dirs.flatMap(pageDirs).map((dir) => linkTarget(dir, kinds)));
}

/** A broken page counts as having every id, because it is reported separately. */
async function linkTarget(dir: string, kinds: readonly Kind[]): Promise<LinkTarget> {
  try {
    const { address, param, headings, articles } = await readPageText(dir);
    const articleIds = [...articles.values()].flat().map(({ id }) => id);
    // A page gets a heading for each group of entries that it does not place.
    const groups = groupsOf(kinds).map(({ id }) => id);
    const ids = [...idsOn(dir, kinds), ...headings.map(({ id }) => id), ...articleIds, ...groups];
    return { dir, address, param, ids: new Set(ids) };
  } catch {
    return { dir, address: `/${basename(dir)}`, param: null, ids: null };
  }
}

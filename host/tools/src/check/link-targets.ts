import { basename } from 'node:path';
import type { Kind } from '@site/learning/kind';
import { entryRoot } from '@site/sdk/contract';
import { entryPaths, groupsOf, mainFile, slugOf } from '../content/entries/entry-places.ts';
import { findDemos } from '../content/pages/find-demos.ts';
import { routeOfPage } from '../content/pages/page-route.ts';
import { readPageText } from '../content/pages/read-page.ts';
import { pageDirs } from '../content/read-section.ts';
import { topicIds } from '../content/topics/read-topics.ts';
import { topicGroupId } from '../content/topics/topic-groups.ts';
import { topicsIn } from '../content/topics/topic-problems.ts';
import type { LinkTarget } from './check-links.ts';
import { idsOn } from './read-content.ts';

/** All pages that can be linked to, those of entries too. @param dirs the remotes' folders */
export async function linkTargets(dirs: string[], kinds: readonly Kind[]): Promise<LinkTarget[]> {
  const folders = dirs.flatMap(pageDirs);
  const pages = await Promise.all(folders.map((dir) => linkTarget(dir, kinds)));
  return [...pages, ...folders.flatMap((dir) => entryTargets(dir, kinds))];
}

function entryTargets(dir: string, kinds: readonly Kind[]): LinkTarget[] {
  const root = entryRoot(routeOfPage(dir));
  return entryPaths(dir, kinds).map((place) => ({
    ...{ dir: place.path, aliases: [], param: null, ids: null },
    address: `${root}/${slugOf(place)}`,
  }));
}

/** A broken page counts as having every id, because it is reported separately. */
async function linkTarget(dir: string, kinds: readonly Kind[]): Promise<LinkTarget> {
  try {
    const { address, aliases, param, headings, articles } = await readPageText(dir);
    const articleIds = [...articles.values()].flat().map(({ id }) => id);
    // A page gets a heading for each group of entries that it does not place.
    const groups = groupsOf(kinds).map(({ id }) => id);
    const topics = entryPaths(dir, kinds).flatMap((path) => topicsIn(mainFile(path)).slice(0, 1).map(topicGroupId));
    const own = [...headings.map(({ id }) => id), ...articleIds, ...topicIds(dir)];
    const demos = findDemos(dir, kinds).map(({ name }) => `demo-${name}`);
    const ids = [...idsOn(dir, kinds), ...own, ...groups, ...topics, ...demos, 'list'];
    return { dir, address, aliases, param, ids: new Set(ids) };
  } catch {
    return { dir, address: `/${basename(dir)}`, aliases: [], param: null, ids: null };
  }
}

import type { Kind } from '@site/learning/kind';
import { kinds as allKinds } from '@site/learning/kinds';
import { kindOf } from './entries/entry-kind.ts';
import { entryPaths } from './entries/entry-places.ts';
import { findDemos } from './pages/find-demos.ts';
import { pageDirs } from './read-section.ts';

/**
 * How many entries of each kind and how many demos a section has, without zero counts. Only the kinds of
 * entries are read: a development server asks for this with every document.
 */
export function contentCounts(dir: string, kinds: readonly Kind[] = allKinds): Record<string, number> {
  const pages = pageDirs(dir);
  const found = pages.flatMap((page) => entryPaths(page, kinds).map((place) => kindOf(place, kinds)));
  const counts = kinds.map((kind) => [kind.id, found.filter((one) => one === kind).length] as const);
  const demos = pages.reduce((sum, page) => sum + findDemos(page, kinds).length, 0);
  return Object.fromEntries([...counts, ['demo', demos] as const].filter(([, count]) => count > 0));
}

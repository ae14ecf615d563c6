import type { Kind } from '@site/learning/kind';
import { kinds as allKinds } from '@site/learning/kinds';
import { entryHeads } from './entry-heads.ts';
import { findDemos } from './find-demos.ts';
import { pageDirs } from './read-section.ts';

/** How many entries of each kind and how many demos a section has; kinds of which there are none are left out. */
export function contentCounts(dir: string, kinds: readonly Kind[] = allKinds): Record<string, number> {
  const pages = pageDirs(dir);
  const found = pages.flatMap((page) => entryHeads(page, kinds).map(({ kind }) => kind));
  const counts = kinds.map(({ id }) => [id, found.filter((kind) => kind.id === id).length] as const);
  const demos = pages.reduce((sum, page) => sum + findDemos(page, kinds).length, 0);
  return Object.fromEntries([...counts, ['demo', demos] as const].filter(([, count]) => count > 0));
}

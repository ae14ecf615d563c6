import { existsSync, readFileSync } from 'node:fs';
import type { Kind } from '@site/learning/kind';
import { kinds as allKinds } from '@site/learning/kinds';
import { kindNamed } from './entry-kind.ts';
import { type EntryPath, entryPaths, mainFile } from './entry-places.ts';
import { findDemos } from './find-demos.ts';
import { readField } from './front-matter.ts';
import { pageDirs } from './read-section.ts';

/**
 * How many entries of each kind and how many demos a section has, without those of which there are none. Only the kinds of
 * entries are read: a development server asks for this with every document.
 */
export function contentCounts(dir: string, kinds: readonly Kind[] = allKinds): Record<string, number> {
  const pages = pageDirs(dir);
  const found = pages.flatMap((page) => entryPaths(page, kinds).map((place) => kindOf(place, kinds)));
  const counts = kinds.map((kind) => [kind.id, found.filter((one) => one === kind).length] as const);
  const demos = pages.reduce((sum, page) => sum + findDemos(page, kinds).length, 0);
  return Object.fromEntries([...counts, ['demo', demos] as const].filter(([, count]) => count > 0));
}

function kindOf(place: EntryPath, kinds: readonly Kind[]): Kind | undefined {
  const file = mainFile(place);
  const name = existsSync(file) ? readField(readFileSync(file, 'utf8'), 'kind') : undefined;
  return kindNamed(name, place.group, kinds);
}

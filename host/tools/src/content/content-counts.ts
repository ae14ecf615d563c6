import { readFileSync } from 'node:fs';
import { entryPaths } from './entry-places.ts';
import { findDemos } from './find-demos.ts';
import { pageDirs } from './read-section.ts';

/** How many entries of each kind and how many demos a section has; kinds of which there are none are left out. */
export function contentCounts(dir: string): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (kind: string, number = 1) => {
    if (number > 0) counts[kind] = (counts[kind] ?? 0) + number;
  };
  for (const page of pageDirs(dir)) {
    const { questions, exercises } = entryPaths(page);
    for (const file of questions) add(kindIn(readFileSync(file, 'utf8')));
    add('exercise', exercises.length);
    add('demo', findDemos(page).length);
  }
  return counts;
}

/** The kind in the front matter of a file, without reading the rest: this is asked for at every look of a development server. */
function kindIn(source: string): string {
  const [head = ''] = source.split(/^---$/m).slice(1);
  return head.match(/^kind: (predict|bug)\s*$/m)?.[1] ?? 'question';
}

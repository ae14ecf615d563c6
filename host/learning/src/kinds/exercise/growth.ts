import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'hast-util-to-string';
import type { Suite } from '../../check/suite.ts';
import { ContentError } from '../../content-error.ts';
import type { EntrySource } from '../../entry.ts';
import { type Growth, type GrowthFields, sizesOf } from '../../growth/growth.ts';
import { shownSource } from '../shown-source.ts';

/** What an exercise measures when its input grows, and the file that makes the input. */
export interface ExerciseGrowth extends Growth {
  path: string;
}

/**
 * Reads `growth.ts` of an exercise whose front matter has `growth`.
 * @throws ContentError when only one of them is there, or when the section "Complexity" does not state what is claimed
 */
export function readGrowth({
  data,
  file,
  path,
  sections,
}: EntrySource<{ growth?: GrowthFields | undefined }>): ExerciseGrowth | null {
  const code = join(path, 'growth.ts');
  const isThere = existsSync(code);
  if (!data.growth) {
    if (isThere) throw new ContentError(code, undefined, 'needs the field growth in the front matter of task.md.');
    return null;
  }
  if (!isThere) throw new ContentError(code, undefined, 'is missing. It makes the input for the growth in task.md.');
  const { claim } = data.growth;
  const complexity = sections.find(({ title }) => title === 'Complexity')?.nodes.map(textOf) ?? [];
  if (!complexity.join(' ').includes(claim))
    throw new ContentError(file, undefined, `claims ${claim} in its growth, which "Complexity" does not state.`);
  return { ...data.growth, code: shownSource(code), path: code };
}

/** The solution runs on input of every size, and the start does not. */
export function growthSuite(growth: ExerciseGrowth, suite: Suite): Suite {
  const sizes = sizesOf(growth);
  const code = `${growth.code}
import { expect as expectGrowth, test as testGrowth } from 'vitest';

testGrowth.each(${JSON.stringify(sizes)})('runs on input of the size %d', (n) => {
  const run = prepare(n);
  expectGrowth(run).toBeTypeOf('function');
  run();
});
`;
  const test = { code, extension: '.ts' };
  return { ...suite, id: `${suite.id}-growth`, file: growth.path, test, mutants: [], least: 3 };
}

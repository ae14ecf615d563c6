import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { LinkTo } from './cards/entry-card.ts';
import { exerciseCard } from './cards/exercise-card.ts';
import { ContentError } from './content-error.ts';
import type { Entry, ExerciseFiles } from './entry.ts';
import { checkHeadings } from './entry-headings.ts';
import { exerciseSchema } from './entry-schema.ts';
import { readFrontMatter } from './front-matter.ts';
import { compileMarkdown } from './markdown.ts';
import { checkRelated, refuseDirectives, refuseRoles } from './read-question.ts';
import { sectionsOf } from './tree-sections.ts';

/**
 * Reads one folder of `exercises/`: `task.md`, the start, the solution and its tests.
 * @throws ContentError naming file, line and what to do
 */
export async function readExercise(dir: string, linkTo: LinkTo): Promise<Entry> {
  const exercise = exerciseFiles(dir);
  const file = exercise.task;
  const markdown = readFrontMatter(file, readFileSync(file, 'utf8'), exerciseSchema);
  const { data, linesBefore } = markdown;
  if (!basename(dir).startsWith(`${data.id}-`))
    throw new ContentError(file, markdown.lineOf('id'), `its folder must be named ${data.id}-<words>, after its id.`);
  checkRelated(markdown, linkTo);
  const { tree, samples, marked, links } = await compileMarkdown(markdown);
  refuseDirectives(tree, markdown);
  refuseRoles(marked);
  checkHeadings(tree, 'exercise', file, linesBefore);
  checkHints(tree, file, linesBefore);
  if (!samples.some(({ code }) => /from '\.\/solution'/.test(code)))
    throw new ContentError(file, undefined, "needs an example that runs and imports from './solution'.");
  const text = textOf(tree);
  const runs = { samples, bug: null, exercise };
  const html = await exerciseCard({ data, kind: 'exercise', linkTo, runs }, tree, exercise);
  return { ...data, ...runs, kind: 'exercise', file, links, text, html };
}

/** @throws ContentError for a file that is missing */
function exerciseFiles(dir: string): ExerciseFiles {
  const one = (...names: string[]) => {
    const found = names.map((name) => join(dir, name)).find((path) => existsSync(path));
    if (found) return found;
    throw new ContentError(
      join(dir, names[0] ?? ''),
      undefined,
      `is missing. An exercise has task.md, start, solution and tests.`,
    );
  };
  return {
    dir,
    task: one('task.md'),
    start: one('start.ts', 'start.tsx'),
    solution: one('solution.ts', 'solution.tsx'),
    tests: one('tests.ts', 'tests.tsx'),
  };
}

function checkHints(tree: Root, file: string, linesBefore: number): void {
  const section = sectionsOf(tree).find(({ title }) => title === 'Hints');
  const list = section?.nodes.length === 1 ? section.nodes[0] : undefined;
  const isList = list?.type === 'element' && list.tagName === 'ol';
  const count = isList ? list.children.filter((node) => node.type === 'element').length : 0;
  if (count !== 3)
    throw new ContentError(
      file,
      linesBefore + (section?.line ?? 0),
      'below "Hints" must stand an ordered list of exactly three hints, of rising strength, and nothing else.',
    );
}

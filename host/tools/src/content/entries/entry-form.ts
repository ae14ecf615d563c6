import { basename } from 'node:path';
import type { TreeSection } from '@site/learning/card';
import type { MarkedBlock } from '@site/learning/entry';
import type { Kind } from '@site/learning/kind';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { ContentError } from '../content-error.ts';
import type { MarkdownFile } from '../front-matter.ts';
import { headingProblems } from '../markdown/check-headings.ts';
import { type EntryPath, slugOf } from './entry-places.ts';
import type { LinkTo } from './read-entry.ts';

/** An entry's file or folder is named after its id, and then in words that can be its address. */
export function nameProblems(
  { file, data, lineOf }: MarkdownFile<{ id: string }>,
  { path, group }: EntryPath,
): Error[] {
  const wanted =
    group.main === null ? `must be named ${data.id}-<words>.md` : `its folder must be named ${data.id}-<words>`;
  if (!basename(path).startsWith(`${data.id}-`))
    return [new ContentError(file, lineOf('id'), `${wanted}, after its id.`)];
  if (/^[a-z0-9-]+$/.test(slugOf({ path }))) return [];
  const problem = `${wanted}: the words are its address, so they must be lower-case letters, digits and hyphens.`;
  return [new ContentError(file, undefined, problem)];
}

/** Related entries are on pages of the same section. */
export function relatedProblems(
  { file, data, lineOf }: MarkdownFile<{ id: string; related: string[] }>,
  linkTo: LinkTo,
): Error[] {
  return data.related.flatMap((id, index) => {
    const problem = relatedProblem(id, data.id, data.related.slice(0, index), linkTo);
    if (problem === null) return [];
    const message = `front matter field "related": ${problem}. Take it out, or correct it.`;
    return [new ContentError(file, lineOf('related'), message)];
  });
}

function relatedProblem(id: string, own: string, before: string[], linkTo: LinkTo): string | null {
  if (id === own) return `${id} is this entry itself`;
  if (before.includes(id)) return `${id} is there twice`;
  return linkTo(id) === undefined ? `there is no entry ${id} in this section` : null;
}

/** An entry has the headings of its kind, no directive, and blocks with a role only where its kind has them. */
export function formProblems(
  { tree, sections, marked }: { tree: Root; sections: TreeSection[]; marked: MarkedBlock[] },
  kind: Kind,
  file: { file: string; linesBefore: number },
): Error[] {
  const directives = directiveProblems(tree, file);
  return [
    ...(kind.hasMarkedBlocks ? [] : roleProblems(marked)),
    ...(directives.length > 0 ? directives : headingProblems(sections, kind.headings, file)),
  ];
}

/** Blocks marked `test`, `broken` or `fixed` where nothing uses them. */
export function roleProblems(marked: MarkedBlock[]): Error[] {
  return marked.map(
    ({ file, line, role }) =>
      new ContentError(
        file,
        line,
        `a block marked \`${role}\` belongs in an entry of kind bug. Mark it \`run\`, or \`norun reason="…"\`.`,
      ),
  );
}

function directiveProblems(tree: Root, { file, linesBefore }: { file: string; linesBefore: number }): Error[] {
  const problems: Error[] = [];
  visit(tree, { type: 'element', tagName: 'site-slot' }, ({ properties, position }) => {
    const line = linesBefore + (position?.start.line ?? 0);
    const problem = `"::${String(properties.directive)}" places nothing in an entry. Leave it out.`;
    problems.push(new ContentError(file, line, problem));
  });
  return problems;
}

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { bugCard } from './cards/bug-card.ts';
import type { LinkTo } from './cards/entry-card.ts';
import { predictCard } from './cards/predict-card.ts';
import { questionCard } from './cards/question-card.ts';
import { ContentError } from './content-error.ts';
import type { BugParts, Entry } from './entry.ts';
import { checkHeadings } from './entry-headings.ts';
import { questionSchema } from './entry-schema.ts';
import { type MarkdownFile, readFrontMatter } from './front-matter.ts';
import { compileMarkdown } from './markdown.ts';
import type { MarkedBlock } from './samples.ts';

/**
 * Reads one file of `questions/`: a question, a snippet to predict or a bug to spot.
 * @param linkTo where a related entry stands
 * @throws ContentError naming file, line and what to do
 */
export async function readQuestion(file: string, linkTo: LinkTo): Promise<Entry> {
  if (!file.endsWith('.md')) throw new ContentError(file, undefined, 'is not Markdown; a question is one .md file.');
  const markdown = readFrontMatter(file, readFileSync(file, 'utf8'), questionSchema);
  const { kind = 'question', ...data } = markdown.data;
  if (!basename(file).startsWith(`${data.id}-`))
    throw new ContentError(file, markdown.lineOf('id'), `must be named ${data.id}-<words>.md, after its id.`);
  checkRelated(markdown, linkTo);
  const { tree, samples, marked, links } = await compileMarkdown(markdown);
  refuseDirectives(tree, markdown);
  checkHeadings(tree, kind, file, markdown.linesBefore);
  if (kind !== 'bug') refuseRoles(marked);
  const bug = kind === 'bug' ? bugParts(file, marked) : null;
  if (kind === 'predict') checkSnippets(file, samples.length);
  const text = textOf(tree);
  const runs = { samples, bug, exercise: null };
  return { ...data, ...runs, kind, file, links, text, html: cards[kind]({ data, kind, linkTo, runs }, tree) };
}

const cards = { question: questionCard, predict: predictCard, bug: bugCard };

/** @throws ContentError for a related entry that no page of the section holds */
export function checkRelated(
  { file, data, lineOf }: MarkdownFile<{ id: string; related: string[] }>,
  linkTo: LinkTo,
): void {
  const dead = data.related.find((id) => id === data.id || linkTo(id) === undefined);
  if (dead === undefined) return;
  const problem = dead === data.id ? `${dead} is this entry itself` : `there is no entry ${dead} in this section`;
  throw new ContentError(
    file,
    lineOf('related'),
    `front matter field "related": ${problem}. Take it out, or correct it.`,
  );
}

/** @throws ContentError for a directive, which places nothing in an entry */
export function refuseDirectives(tree: Root, { file, linesBefore }: { file: string; linesBefore: number }): void {
  visit(tree, { type: 'element', tagName: 'site-slot' }, ({ properties, position }) => {
    const line = linesBefore + (position?.start.line ?? 0);
    throw new ContentError(file, line, `"::${String(properties.kind)}" places nothing in a question. Leave it out.`);
  });
}

/** @throws ContentError for a block marked `test`, `broken` or `fixed` outside of a bug */
export function refuseRoles([block]: MarkedBlock[]): void {
  if (!block) return;
  throw new ContentError(
    block.file,
    block.line,
    `a block marked \`${block.role}\` belongs to an entry of kind bug. Mark it \`run\`, or \`norun reason="…"\`.`,
  );
}

function bugParts(file: string, marked: MarkedBlock[]): BugParts {
  const one = (role: MarkedBlock['role']) => {
    const [block, second] = marked.filter((other) => other.role === role);
    if (!block) throw new ContentError(file, undefined, `has no block marked \`${role}\`. A bug has exactly one.`);
    if (second)
      throw new ContentError(file, second.line, `is a second block marked \`${role}\`. A bug has exactly one.`);
    return block;
  };
  const parts = { test: one('test'), broken: one('broken'), fixed: one('fixed') };
  const html = parts.broken.language === 'html';
  if (html !== (parts.fixed.language === 'html'))
    throw new ContentError(file, parts.fixed.line, 'broken and fixed must be of one language.');
  if (html && parts.test.language !== 'js')
    throw new ContentError(file, parts.test.line, 'the test of an html bug runs in the page: mark it ```js test.');
  return parts;
}

function checkSnippets(file: string, count: number): void {
  if (count === 2) return;
  throw new ContentError(
    file,
    undefined,
    `must hold two blocks that run, one below "What does it print?" and one below "Change one line"; it has ${count}.`,
  );
}

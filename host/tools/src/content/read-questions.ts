import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import * as v from 'valibot';
import { ContentError } from './content-error.ts';
import { type Markdown, readFrontMatter } from './front-matter.ts';
import { escapeHtml } from './html.ts';
import { compileMarkdown } from './markdown.ts';
import type { Sample } from './samples.ts';

const id = v.pipe(v.string(), v.regex(/^[A-Z]{2}-\d{3}$/, 'must be an id such as JS-065'));
const topic = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by hyphens'));

const schema = v.strictObject({
  id,
  title: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  level: v.picklist(['basic', 'intermediate', 'advanced'], 'must be basic, intermediate or advanced'),
  topics: v.pipe(v.array(topic), v.minLength(1, 'must name a topic')),
  appliesTo: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  reviewedOn: v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-21')),
  sources: v.pipe(
    v.array(
      v.strictObject({
        title: v.string(),
        url: v.pipe(v.string(), v.url(), v.startsWith('https://', 'must be an https address')),
      }),
    ),
    v.minLength(1, 'must name a source'),
  ),
  related: v.array(id),
});

export interface Question extends v.InferOutput<typeof schema> {
  file: string;
  html: string;
  samples: Sample[];
}

const sections = ['Short answer', 'Explanation', 'Pitfalls', 'In an interview', 'Follow-ups'];

/**
 * Reads the questions of a page, in the order of their ids.
 * @param dir the page's folder; without a folder `questions` in it there are none
 * @throws ContentError for a broken question, an id that stands twice, or a related id that does not exist
 */
export async function readQuestions(dir: string): Promise<Question[]> {
  const folder = join(dir, 'questions');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
  const questions = await Promise.all(files.map(readQuestion));
  const known = new Map<string, string>();
  for (const { id, file } of questions) {
    const other = known.get(id);
    if (other)
      throw new ContentError(file, 2, `has the id ${id}, which ${other} has too. Give one of them an id of its own.`);
    known.set(id, file);
  }
  for (const { related, file } of questions) {
    const dead = related.find((other) => !known.has(other));
    if (dead)
      throw new ContentError(
        file,
        undefined,
        `front matter field "related": there is no question ${dead} on this page.`,
      );
  }
  return questions;
}

async function readQuestion(file: string): Promise<Question> {
  if (!file.endsWith('.md')) throw new ContentError(file, undefined, 'is not Markdown; a question is one .md file.');
  const markdown = readFrontMatter(file, readFileSync(file, 'utf8'), schema);
  if (!basename(file).startsWith(`${markdown.data.id}-`))
    throw new ContentError(file, 2, `must be named ${markdown.data.id}-<words>.md, after its id.`);
  const { tree, headings, samples } = await compileMarkdown(markdown);
  refuseDirectives(tree, markdown);
  const found = headings.filter(({ level }) => level === 2).map(({ text }) => text);
  if (found.join() !== sections.join()) {
    throw new ContentError(
      file,
      undefined,
      `must have the headings ${sections.join(', ')}, in this order; it has ${found.join(', ') || 'none'}.`,
    );
  }
  return { ...markdown.data, file, samples, html: card(markdown, tree) };
}

function refuseDirectives(tree: Root, { file, linesBefore }: Markdown<unknown>): void {
  visit(tree, { type: 'element', tagName: 'site-slot' }, ({ properties, position }) => {
    const line = linesBefore + (position?.start.line ?? 0);
    throw new ContentError(file, line, `"::${String(properties.kind)}" places nothing in a question. Leave it out.`);
  });
}

/** The answer's headings stand under the question's, and their ids would repeat from card to card. */
function lowerHeadings(tree: Root): void {
  visit(tree, 'element', (node: Element) => {
    const rank = node.tagName.match(/^h([2-4])$/)?.[1];
    if (!rank) return;
    node.tagName = `h${Number(rank) + 2}`;
    delete node.properties.id;
  });
}

function card({ data }: Markdown<v.InferOutput<typeof schema>>, tree: Root): string {
  lowerHeadings(tree);
  const sources = data.sources.map(
    ({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`,
  );
  const related = data.related.map((other) => `<a href="#${other}">${other}</a>`);
  return [
    `<details class="question" id="${data.id}"><summary><h3>${escapeHtml(data.title)}</h3>`,
    `<span class="facts"><span class="id">${data.id}</span> <span class="level">${data.level}</span> ${data.topics.map((one) => `<span>${one}</span>`).join(' ')}</span></summary>`,
    `<div class="answer">${toHtml(tree)}<h4>Sources</h4><ul>${sources.join('')}</ul>`,
    `<p class="facts">${related.length ? `Related: ${related.join(', ')}. ` : ''}${escapeHtml(data.appliesTo)}. <a href="#${data.id}">Link to ${data.id}</a>. Reviewed on <time datetime="${data.reviewedOn}">${data.reviewedOn}</time>.</p></div></details>`,
  ].join('');
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lowerHeadings } from '@site/learning/card';
import { capitalized } from '@site/learning/format';
import { levels } from '@site/learning/levels';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import * as v from 'valibot';
import { ContentError } from '../content-error.ts';
import { readFrontMatter } from '../front-matter.ts';
import { escapeHtml } from '../html.ts';
import { codeBlock } from '../markdown/code-block.ts';
import { type CompiledMarkdown, compileMarkdown } from '../markdown/markdown.ts';

const text = v.pipe(v.string('must be a string'), v.nonEmpty('must not be empty'));
const schema = v.strictObject({
  title: text,
  order: v.number('must be a number'),
  level: v.optional(v.picklist(levels, 'must be basic, intermediate or advanced')),
  purpose: text,
  signature: v.optional(text),
});

/** A Markdown file that is one item of an accordion. */
export interface Article extends CompiledMarkdown {
  /** The name of its file: its address on the page, `#id`. */
  id: string;
  file: string;
  linesBefore: number;
  order: number;
  /** Its title as text. */
  text: string;
  /** The HTML of the line that opens it. */
  titleHtml: string;
  /** The signature of what it is about, above its text. */
  headHtml: string;
}

/** The articles of a page by the folder that a line `::articles{from="hooks"}` names. */
export type Articles = Map<string, Article[]>;

/**
 * Reads the articles that a page places.
 * @param tree the compiled page.md
 * @throws ContentError for a folder that is missing or empty, and for the first article that is broken
 */
export async function readArticles(dir: string, tree: Root): Promise<Articles> {
  const folders = tree.children.flatMap((node) => (isPlace(node) ? [String(node.properties.from ?? '')] : []));
  return new Map(await Promise.all(folders.map(async (from) => [from, await readFolder(dir, from)] as const)));
}

async function readFolder(dir: string, from: string): Promise<Article[]> {
  const folder = join(dir, from);
  const files = from && existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  if (files.length === 0) {
    const problem = `places ::articles{from="${from}"}, but there is no folder of that name with Markdown files beside it.`;
    throw new ContentError(join(dir, 'page.md'), undefined, problem);
  }
  const articles = await Promise.all(files.map((file) => readArticle(join(folder, file))));
  return articles.sort((a, b) => a.order - b.order);
}

async function readArticle(file: string): Promise<Article> {
  const markdown = readFrontMatter(file, readFileSync(file, 'utf8'), schema);
  const compiled = await compileMarkdown(markdown);
  lowerHeadings(compiled.tree, 2);
  const { title, purpose, level, signature = '', order } = markdown.data;
  const facts = level
    ? ` <span class="facts" data-level="${level}"><span class="level">${capitalized(level)}</span></span>`
    : '';
  return {
    ...compiled,
    id: basename(file, '.md'),
    file,
    linesBefore: markdown.linesBefore,
    order,
    text: title,
    titleHtml: `<b>${escapeHtml(title)}</b> <span>${escapeHtml(purpose)}</span>${facts}`,
    headHtml: signature && toHtml(await codeBlock(signature, 'ts', `Signature of ${title}`)),
  };
}

function isPlace(node: Root['children'][number]): node is Element {
  return node.type === 'element' && node.tagName === 'site-slot' && node.properties.directive === 'articles';
}

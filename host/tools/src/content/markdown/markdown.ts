import { dirname } from 'node:path';
import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot, RootContent } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { ContentError } from '../content-error.ts';
import type { Markdown } from '../front-matter.ts';
import { markCallouts } from './callouts.ts';
import { codeBlock, outputBlock } from './code-block.ts';
import { type CodeAction, readFrame, takeFrames } from './code-frame.ts';
import { inlineFigures } from './figures.ts';
import { type InternalLink, internalLinks } from './internal-links.ts';
import { noteReasons } from './norun-notes.ts';
import { markRunnable } from './runs-in-page.ts';
import { findSamples, type MarkedBlock, type Sample } from './samples.ts';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

export interface CompiledMarkdown {
  tree: Root;
  headings: Heading[];
  samples: Sample[];
  /** Blocks marked `test`, `broken` or `fixed`, which only a bug has. */
  marked: MarkedBlock[];
  links: InternalLink[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** Parses the body of a Markdown file, with tables and directives, to a Markdown tree. */
export const parseMarkdown = (body: string): MarkdownRoot => parser.parse(body);

/**
 * Compiles the body of a Markdown file to an HTML tree, code highlighted. A line such as `::demo{name="Counter"}` becomes an
 * element `<site-slot directive="demo" name="Counter">`.
 * @param options whether readers can run its samples in their place, as in entries; on a page the buttons are those of its demos
 * @throws ContentError for raw HTML, a heading out of order, an unchecked block of code, an unknown directive or callout
 */
export async function compileMarkdown(
  { file, body, linesBefore }: Markdown<unknown>,
  { areSamplesRunnable = false } = {},
): Promise<CompiledMarkdown> {
  const source = parseMarkdown(body);
  refuse(source, file, linesBefore);
  const refusal = (line: number, problem: string) => new ContentError(file, linesBefore + line, problem);
  takeFrames(source, refusal);
  markCallouts(source, refusal);
  const found = findSamples(source, file, linesBefore, areSamplesRunnable);
  if (areSamplesRunnable) markRunnable(source);
  noteReasons(source);
  const tree = await unified()
    .use(remarkRehype, { handlers: { leafDirective: slot } })
    .use(rehypeSlug)
    .run(source);
  inlineFigures(tree, dirname(file), refusal);
  await highlightAll(tree);
  keepShortCodeWhole(tree);
  emptyCorners(tree);
  wrapTables(tree);
  return {
    tree,
    headings: headingsOf(tree),
    links: internalLinks(tree, file, linesBefore),
    ...found,
  };
}

type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>;

function slot(_state: unknown, { name, attributes, position }: LeafDirective): Element {
  const element: Element = {
    type: 'element',
    tagName: 'site-slot',
    properties: { ...attributes, directive: name },
    children: [],
  };
  return position ? { ...element, position } : element;
}

function refuse(tree: MarkdownRoot, file: string, linesBefore: number): void {
  let level = 1;
  visit(tree, (node, _index, parent) => {
    const line = linesBefore + (node.position?.start.line ?? 0);
    if (node.type === 'html')
      throw new ContentError(file, line, 'HTML in Markdown is not shown. Write it as Markdown, or as a demo.');
    if (node.type === 'textDirective' || node.type === 'containerDirective') {
      throw new ContentError(
        file,
        line,
        `":${node.name}" is read as a directive, and there is none of that name. Escape the colon: "\\:${node.name}".`,
      );
    }
    if (node.type === 'leafDirective' && parent?.type !== 'root') {
      throw new ContentError(
        file,
        line,
        `"::${node.name}" must be on a line of its own, outside of lists and quotations.`,
      );
    }
    if (node.type !== 'heading') return;
    if (node.depth === 1 || node.depth > level + 1) {
      throw new ContentError(
        file,
        line,
        `a heading of level ${node.depth} follows one of level ${level}. Start at 2 and leave no level out.`,
      );
    }
    level = node.depth;
  });
}

async function highlightAll(tree: Root): Promise<void> {
  const blocks: { pre: Element; code: Element }[] = [];
  visit(tree, 'element', (node) => {
    const code = node.tagName === 'pre' ? node.children[0] : undefined;
    if (code?.type === 'element') blocks.push({ pre: node, code });
  });
  for (const { pre, code } of blocks) {
    const language = languageOf(code);
    const frame = readFrame(String(code.properties.dataFrame ?? ''));
    const label = `Code, ${frame.file ?? (language || 'plain text')}`;
    const { dataRun } = code.properties;
    const screen = dataRun === 'screen' ? language : undefined;
    const block =
      language === 'output'
        ? outputBlock(textOf(code))
        : await codeBlock(textOf(code), language, label, { ...frame, actions: actionsOf(dataRun), screen });
    Object.assign(pre, block);
  }
}

/** What readers can do with a sample. @param dataRun as `markRunnable` left it */
function actionsOf(dataRun: unknown): CodeAction[] {
  if (dataRun === undefined) return [];
  return dataRun === 'step' ? ['run', 'edit', 'step'] : ['run', 'edit'];
}

/** In characters: fits in a list on a screen 320 px wide, also in the largest text size. */
const shortCode = 20;

/** Marks inline code such as `--bs-gutter-x`, which browsers would break at its hyphens. Longer code has to break somewhere. */
function keepShortCodeWhole(tree: Root): void {
  visit(tree, { tagName: 'code' }, (node: Element, _index, parent) => {
    const text = textOf(node);
    const isInline = parent?.type === 'element' && parent.tagName !== 'pre';
    if (isInline && text.includes('-') && text.length <= shortCode) node.properties.className = ['whole'];
  });
}

function languageOf(code: Element): string {
  const names = code.properties.className;
  const name = Array.isArray(names) ? names.map(String).find((one) => one.startsWith('language-')) : undefined;
  return name?.slice('language-'.length) ?? '';
}

/** A header cell without text is not a header but a corner. */
function emptyCorners(tree: Root): void {
  visit(tree, { tagName: 'th' }, (node: Element) => {
    if (textOf(node).trim() === '') node.tagName = 'td';
  });
}

/** So many characters in a cell are several words. */
const phrase = 24;

/**
 * A wide table scrolls in a box of its own; the box can be reached by keyboard. What follows a table in its box says that all of its
 * rows have arrived: until then it is not shown, because every row can change the widths of its columns.
 */
function wrapTables(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table', 'streamed'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
      children: [node, { type: 'element', tagName: 'span', properties: { hidden: true }, children: [] }],
    };
    markLongColumns(node);
    parent.children[index] = box;
    return index + 2;
  });
}

/** Marks the columns with phrases: in a narrow window a browser would give them the width of their longest word. */
function markLongColumns(table: Element): void {
  const rows: Element[][] = [];
  visit(table, { tagName: 'tr' }, (row: Element) => {
    rows.push(row.children.filter((cell) => cell.type === 'element'));
  });
  const [head = [], ...body] = rows;
  for (const [column, cell] of head.entries()) {
    const texts = body.flatMap((cells) => cells[column] ?? []).map(textOf);
    if (texts.some(({ length }) => length >= phrase)) cell.properties.className = ['long'];
  }
}

function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'element', (node) => {
    const level = headingRank(node);
    if (level) headings.push({ id: String(node.properties.id), text: textOf(node), level });
  });
  return headings;
}

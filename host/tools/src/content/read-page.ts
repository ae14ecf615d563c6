import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import * as v from 'valibot';
import { sourceHtml } from './code-block.ts';
import { ContentError } from './content-error.ts';
import { type DemoFiles, findDemos } from './find-demos.ts';
import { type Markdown, readFrontMatter } from './front-matter.ts';
import { escapeHtml } from './html.ts';
import { compileMarkdown, type Heading } from './markdown.ts';
import { type Question, readQuestions } from './read-questions.ts';
import { topicTree } from './read-topics.ts';
import type { Sample } from './samples.ts';

const text = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'));
const schema = v.strictObject({
  title: text,
  summary: v.pipe(text, v.maxLength(200, 'must be one sentence of at most 200 characters')),
  nav: v.optional(v.strictObject({ label: text, order: v.number('must be a number') })),
  address: v.optional(text),
  param: v.optional(v.pipe(text, v.regex(/^[a-z]\w*$/, 'must be a name such as username'))),
});

/** A part of a page: static HTML, found by its key in the content, or a demo. */
export type Block = { kind: 'html'; key: string } | ({ kind: 'demo' } & DemoFiles);

export interface PageSource {
  /** The page's folder, and its address but for letter case. */
  name: string;
  dir: string;
  file: string;
  address: string;
  param: string | null;
  title: string;
  summary: string;
  nav: { label: string; order: number } | null;
  headings: Heading[];
  blocks: Block[];
  content: Record<string, string>;
  questions: Question[];
  samples: Sample[];
}

/** What a page says of itself in the front matter of its `page.md`. */
export type PageHead = Pick<PageSource, 'name' | 'dir' | 'file' | 'address' | 'param' | 'title' | 'summary' | 'nav'>;

/**
 * Reads one page: its `page.md` and what else its folder holds.
 * @param dir the page's folder
 * @throws ContentError naming file and field or line
 */
export async function readPage(dir: string): Promise<PageSource> {
  const markdown = readPageFile(dir);
  const about = headOf(dir, markdown);
  const { file, title, summary } = about;
  const [{ tree, headings, samples }, questions] = await Promise.all([compileMarkdown(markdown), readQuestions(dir)]);
  const head = `<h1>${escapeHtml(title)}</h1><p class="summary">${escapeHtml(summary)}</p>`;
  const { linesBefore } = markdown;
  const { blocks, html } = layOut(tree.children, { dir, file, linesBefore, head, questions, demos: findDemos(dir) });
  return {
    ...about,
    headings,
    blocks,
    content: { ...html, ...(await sources(dir, blocks)) },
    questions,
    samples: [...samples, ...questions.flatMap((question) => question.samples)],
  };
}

/** Reads the front matter of a page alone. @throws ContentError naming file and field */
export function readPageHead(dir: string): PageHead {
  return headOf(dir, readPageFile(dir));
}

type PageFile = Markdown<v.InferOutput<typeof schema>>;

function readPageFile(dir: string): PageFile {
  const file = join(dir, 'page.md');
  if (!/^[A-Z][A-Za-z0-9]*$/.test(basename(dir))) {
    throw new ContentError(dir, undefined, 'must be named in PascalCase: the name is the address.');
  }
  if (!existsSync(file)) {
    throw new ContentError(file, undefined, 'is missing. Every page folder has a page.md with title and summary.');
  }
  return readFrontMatter(file, readFileSync(file, 'utf8'), schema);
}

function headOf(dir: string, { file, data }: PageFile): PageHead {
  const name = basename(dir);
  const { title, summary, nav = null, param = null, address = name } = data;
  if (address.toLowerCase() !== name.toLowerCase()) {
    throw new ContentError(
      file,
      undefined,
      `front matter field "address": may differ from the folder's name "${name}" in letter case only.`,
    );
  }
  return { name, dir, file, address: `/${address}`, param, title, summary, nav };
}

interface Parts {
  dir: string;
  file: string;
  linesBefore: number;
  head: string;
  questions: Question[];
  demos: DemoFiles[];
}

/** Puts demos, questions and topics where page.md places them; demos and questions it does not place come last. */
function layOut(nodes: RootContent[], { dir, file, linesBefore, head, questions, demos }: Parts) {
  const blocks: Block[] = [];
  const html: Record<string, string> = {};
  const waiting = new Map(demos.map((demo) => [demo.name, demo]));
  let questionsWait = questions.length > 0;
  let prose = head;

  for (const node of nodes) {
    const slot = node.type === 'element' && node.tagName === 'site-slot' ? node.properties : null;
    const line = linesBefore + (node.position?.start.line ?? 0);
    if (!slot) prose += toHtml(node);
    else if (slot.kind === 'topics') prose += topicTree(dir, new Set(questions.map(({ id }) => id)));
    else if (slot.kind === 'questions') {
      prose += questions.map((question) => question.html).join('');
      questionsWait = false;
    } else if (slot.kind === 'demo') placeDemo(String(slot.name), line);
    else if (slot.kind === 'app') placeDemo('App', line);
    else
      throw new ContentError(
        file,
        line,
        `"::${String(slot.kind)}" is unknown. There are ::demo, ::app, ::questions and ::topics.`,
      );
  }
  flush();
  for (const demo of waiting.values()) blocks.push({ kind: 'demo', ...demo });
  if (questionsWait) prose += `<h2 id="questions">Questions</h2>${questions.map((question) => question.html).join('')}`;
  flush();
  return { blocks, html };

  function placeDemo(name: string, line: number) {
    const demo = waiting.get(name);
    if (!demo)
      throw new ContentError(
        file,
        line,
        `places the demo "${name}", but there is no ${name === 'App' ? 'App.tsx' : `${name}.demo.tsx`} beside it (or it is placed twice).`,
      );
    waiting.delete(name);
    flush();
    blocks.push({ kind: 'demo', ...demo });
  }

  function flush() {
    if (!prose.trim()) return;
    const key = `html-${Object.keys(html).length}`;
    html[key] = prose;
    blocks.push({ kind: 'html', key });
    prose = '';
  }
}

async function sources(dir: string, blocks: Block[]): Promise<Record<string, string>> {
  const files = blocks.flatMap((block) =>
    block.kind === 'demo' ? [...block.variants.map(({ file }) => file), ...block.parts, ...block.tests] : [],
  );
  const entries = files.map(
    async (file) => [file, await sourceHtml(readFileSync(join(dir, file), 'utf8'), file)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

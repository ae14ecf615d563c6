import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { throwProblems } from '@site/learning/content-error';
import type { Entry } from '@site/learning/entry';
import { calendarDate } from '@site/learning/entry-fields';
import type { Kind } from '@site/learning/kind';
import * as v from 'valibot';
import { ContentError } from '../content-error.ts';
import { roleProblems } from '../entries/entry-form.ts';
import { EntryReader } from '../entries/read-entries.ts';
import { renderPageFoot } from '../entries/render-card.tsx';
import { type Markdown, readFrontMatter } from '../front-matter.ts';
import { escapeHtml } from '../html.ts';
import { linkHeadings } from '../markdown/heading-links.ts';
import type { InternalLink } from '../markdown/internal-links.ts';
import { type CompiledMarkdown, compileMarkdown, type Heading } from '../markdown/markdown.ts';
import type { Sample } from '../markdown/samples.ts';
import { sourceLinksOf } from '../markdown/source-links.ts';
import { demoSources } from './demo-sources.ts';
import { findDemos } from './find-demos.ts';
import { layOut } from './lay-out.ts';
import type { Block } from './page-blocks.ts';
import { type Article, type Articles, readArticles } from './read-articles.ts';

const text = v.pipe(v.string('must be a string'), v.nonEmpty('must not be empty'));
const alias = v.pipe(
  v.string('must be a word'),
  v.regex(/^[A-Za-z][\w-]*$/, 'must be a word of letters, digits, hyphens and underscores, such as useState'),
);
const schema = v.strictObject({
  title: text,
  summary: v.pipe(text, v.maxLength(200, 'must be one sentence of at most 200 characters')),
  reviewedOn: calendarDate,
  nav: v.optional(v.strictObject({ label: text, order: v.number('must be a number') })),
  address: v.optional(text),
  aliases: v.optional(v.array(alias), []),
  param: v.optional(v.pipe(text, v.regex(/^[a-z]\w*$/, 'must be a name such as username'))),
});

export interface PageSource {
  /** The page's folder, which is its address except for letter case. */
  name: string;
  dir: string;
  file: string;
  address: string;
  /** Further addresses, which lead to this one. */
  aliases: string[];
  param: string | null;
  title: string;
  summary: string;
  nav: { label: string; order: number } | null;
  /** The day on which its own text was last changed, or read again and found to be right. */
  reviewedOn: string;
  headings: Heading[];
  blocks: Block[];
  content: Record<string, string>;
  /** By kind and id. */
  entries: Entry[];
  /** The samples of the page and of its entries. */
  samples: Sample[];
  /** The links of the page and of its entries that stay within the site. */
  links: InternalLink[];
  /** Its articles: where they are on the page, and their titles. */
  articles: Pick<Article, 'id' | 'text'>[];
  /** The files of its articles. */
  articleFiles: string[];
  /** The files of the topic trees that it shows. */
  topicFiles: string[];
}

/** What the front matter of a `page.md` describes. */
export type PageHead = Pick<
  PageSource,
  'name' | 'dir' | 'file' | 'address' | 'aliases' | 'param' | 'title' | 'summary' | 'nav' | 'reviewedOn'
>;

/**
 * Reads one page: its `page.md` and what else its folder holds.
 * @param dir the page's folder
 * @param reader reads its entries; a reused one reads only what has changed
 * @throws ContentError naming file and field or line
 */
export async function readPage(dir: string, reader = new EntryReader()): Promise<PageSource> {
  return layOutPage(dir, await reader.read(dir), reader.kinds);
}

/** Reads one page whose entries have already been read. @throws ContentError naming file and field or line */
export async function layOutPage(dir: string, entries: Entry[], kinds: readonly Kind[]): Promise<PageSource> {
  const markdown = readPageFile(dir);
  const about = headOf(dir, markdown);
  const { file, title, summary } = about;
  const { tree, headings, samples, marked, links, articles } = await readBody(dir, markdown);
  throwProblems(roleProblems(marked));
  const head = `<h1>${escapeHtml(title)}</h1><p class="summary">${escapeHtml(summary)}</p>`;
  const { linesBefore } = markdown;
  const demos = findDemos(dir, kinds);
  linkHeadings(tree);
  const { blocks, content, topicFiles, ...more } = layOut(tree.children, {
    dir,
    file,
    linesBefore,
    page: about.name,
    head,
    foot: renderPageFoot({ updatedOn: lastUpdate(about, entries), source: sourceLinksOf({ file, title }) }),
    entries,
    demos,
    articles,
    kinds,
  });
  return {
    ...about,
    headings: [...headings, ...more.headings],
    blocks,
    content: { ...content, ...(await demoSources(dir, demos)) },
    entries,
    samples: [...samples, ...entries.flatMap((entry) => entry.samples)],
    links: [...links, ...entries.flatMap((entry) => entry.links)],
    articles: [...articles.values()].flat(),
    articleFiles: [...articles.values()].flat().map((article) => article.file),
    topicFiles,
  };
}

/** The day of the last update of what a page shows: of its own text, or of one of its entries. */
function lastUpdate({ reviewedOn }: PageHead, entries: Entry[]): string {
  const days = [reviewedOn, ...entries.map((entry) => entry.reviewedOn)];
  return days.sort().at(-1) ?? reviewedOn;
}

/** Reads the text of a page alone, without its entries and demos. @throws ContentError naming file and field or line */
export async function readPageText(dir: string): Promise<PageHead & PageBody> {
  const markdown = readPageFile(dir);
  return { ...headOf(dir, markdown), ...(await readBody(dir, markdown)) };
}

/** The text of a page, with the samples and links of its articles among its own. */
interface PageBody extends CompiledMarkdown {
  articles: Articles;
}

async function readBody(dir: string, markdown: PageFile): Promise<PageBody> {
  const body = await compileMarkdown(markdown);
  const articles = await readArticles(dir, body.tree);
  const all = [body, ...[...articles.values()].flat()];
  return {
    ...body,
    articles,
    samples: all.flatMap(({ samples }) => samples),
    marked: all.flatMap(({ marked }) => marked),
    links: all.flatMap(({ links }) => links),
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
  const { title, summary, reviewedOn, nav = null, param = null, address = name } = data;
  if (address.toLowerCase() !== name.toLowerCase()) {
    throw new ContentError(
      file,
      undefined,
      `front matter field "address": may differ from the folder's name "${name}" in letter case only.`,
    );
  }
  const aliases = data.aliases.map((word) => `/${word}`);
  return { name, dir, file, address: `/${address}`, aliases, param, title, summary, nav, reviewedOn };
}

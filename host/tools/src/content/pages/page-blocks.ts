import type { Entry } from '@site/learning/entry';
import type { Facets } from '@site/learning/facets';
import type { Kind } from '@site/learning/kind';
import { facetsOf } from '../entries/entry-facets.ts';
import { renderGroups } from '../entries/render-card.tsx';
import { topicGroups } from '../topics/topic-groups.ts';
import type { DemoFiles } from './find-demos.ts';

/**
 * A part of a page: static HTML, found by its key in the content; a list of entries or a tree of topics, which are static HTML too; a demo;
 * or articles that open from their titles, each with parts of its own. The first list of a page has the controls for all of them,
 * so it also has the facets.
 */
export type Block =
  | { kind: 'html'; key: string }
  | EntriesBlock
  | { kind: 'topics'; key: string }
  | ({ kind: 'demo' } & DemoFiles)
  | { kind: 'articles'; key: string; articles: ArticleBlock[] };

/** A list of entries: what its controls offer, and the modules of its kinds: stylesheets, and behaviors by the ids of the kinds. */
export interface EntriesBlock {
  kind: 'entries';
  key: string;
  /** The name of the page's folder. */
  page: string;
  facets: Facets | null;
  styles: string[];
  behaviors: Record<string, string>;
}

/** An article: its address on the page, the key of its title, and what it is made of. */
export interface ArticleBlock {
  id: string;
  title: string;
  blocks: Block[];
}

/** What the blocks of a page are made of, apart from its own text. */
export interface LayoutParts {
  /** The name of the page's folder. */
  page: string;
  /** The HTML above the text. */
  head: string;
  entries: Entry[];
  kinds: readonly Kind[];
}

/** An article that is laid out: its block, and the static HTML of it and its title. */
export interface LaidOutArticle {
  block: ArticleBlock;
  content: Record<string, string>;
}

/** Gathers the blocks of a page and the static HTML of each. */
export class Layout {
  #blocks: Block[] = [];
  #content: Record<string, string> = {};
  #prose: string;
  #entries: Entry[];
  #kinds: readonly Kind[];
  #groupIds = new Set<string>();
  #name: string;
  #page: string;

  /** @param name what the keys of its static HTML begin with */
  constructor({ page, head, entries, kinds }: LayoutParts, name = 'html') {
    this.#page = page;
    this.#name = name;
    this.#prose = head;
    this.#entries = entries;
    this.#kinds = kinds;
  }

  addHtml(html: string): void {
    this.#prose += html;
  }

  addDemo(demo: DemoFiles): void {
    this.#flush();
    this.#blocks.push({ kind: 'demo', ...demo });
  }

  addTopics(html: string): void {
    this.#flush();
    this.#blocks.push({ kind: 'topics', key: this.#keep(html) });
  }

  addArticles(key: string, articles: LaidOutArticle[]): void {
    this.#flush();
    for (const { content } of articles) Object.assign(this.#content, content);
    this.#blocks.push({ kind: 'articles', key, articles: articles.map(({ block }) => block) });
  }

  addEntries(entries: Entry[], heading = ''): void {
    this.#prose += heading;
    this.#flush();
    const first = !this.#blocks.some(({ kind }) => kind === 'entries');
    const key = this.#keep(renderGroups(topicGroups(entries, this.#groupIds)));
    const facets = first ? facetsOf(this.#entries, this.#kinds) : null;
    this.#blocks.push({ kind: 'entries', key, page: this.#page, facets, ...modulesOf(entries) });
  }

  end() {
    this.#flush();
    return { blocks: this.#blocks, content: this.#content };
  }

  #flush(): void {
    if (!this.#prose.trim()) return;
    this.#blocks.push({ kind: 'html', key: this.#keep(this.#prose) });
    this.#prose = '';
  }

  #keep(html: string): string {
    const key = `${this.#name}-${Object.keys(this.#content).length}`;
    this.#content[key] = html;
    return key;
  }
}

/** What entries need in the browser: the stylesheets of their kinds, and the behaviors by the ids of the kinds. */
export function modulesOf(entries: Entry[]): Pick<EntriesBlock, 'styles' | 'behaviors'> {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return {
    styles: kinds.flatMap(({ styles }) => styles ?? []),
    behaviors: Object.fromEntries(kinds.flatMap(({ id, behavior }) => (behavior ? [[id, behavior]] : []))),
  };
}

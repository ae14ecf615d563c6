import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatList } from '@site/learning/format';
import type { Element, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { ContentError } from '../content-error.ts';
import { entryLinks } from '../entries/entry-links.ts';
import { groupsOf } from '../entries/entry-places.ts';
import { type PlacedEntries, placeEntries, type Slot } from '../entries/place-entries.ts';
import { renderOffers } from '../entries/render-card.tsx';
import type { Heading } from '../markdown/markdown.ts';
import { topicsFile } from '../topics/read-topics.ts';
import { topicOutline, topicTree } from '../topics/topic-tree.ts';
import type { DemoFiles } from './find-demos.ts';
import { type Block, type LaidOutArticle, Layout, type LayoutParts } from './page-blocks.ts';
import { beginsWithList, offersOf } from './page-offers.ts';
import type { Article, Articles } from './read-articles.ts';
import { WaitingDemos } from './waiting-demos.ts';

interface Parts extends LayoutParts {
  dir: string;
  file: string;
  linesBefore: number;
  /** The HTML below everything else. */
  foot: string;
  demos: DemoFiles[];
  articles: Articles;
}

interface LaidOut {
  blocks: Block[];
  content: Record<string, string>;
  /** The headings above entries that page.md does not place. */
  headings: Heading[];
  /** The files of the topic trees that it shows. */
  topicFiles: string[];
}

/** Puts demos, entries and topics where page.md places them; demos and entries it does not place come last. */
export function layOut(nodes: RootContent[], parts: Parts): LaidOut {
  const layout = new Layout({ ...parts, head: parts.head + strip(nodes, parts) });
  const slots = nodes.flatMap((node) => (isSlot(node) ? [slotOf(node, parts.linesBefore)] : []));
  const lists = placeEntries(parts.file, slots, parts.entries, parts.kinds);
  const waiting = new WaitingDemos(parts.demos);
  for (const node of nodes) {
    if (!isSlot(node)) layout.addHtml(toHtml(node));
    else place(slotOf(node, parts.linesBefore), { layout, lists, waiting, parts });
  }
  for (const demo of waiting.takeRest()) layout.addDemo(demo);
  const headings = lists.rest.map(({ id, title }) => ({ id, text: title, level: 2 }));
  for (const { id, title, entries } of lists.rest) layout.addEntries(entries, `<h2 id="${id}">${title}</h2>`);
  layout.addHtml(parts.foot);
  const topicFiles = slots.filter(({ kind }) => kind === 'topics').map((slot) => topicsFile(treeDir(slot, parts.dir)));
  return { ...layout.end(), headings, topicFiles };
}

/** The strip under the title. Where the list comes after the text, it leads to the first entry, too. */
function strip(nodes: RootContent[], parts: Parts): string {
  const offered = { ...parts, nodes };
  const [entry] = beginsWithList(offered) ? [] : parts.entries;
  return renderOffers(offersOf(offered), entry && { href: entry.address, title: entry.title });
}

interface Placing {
  layout: Layout;
  lists: PlacedEntries;
  waiting: WaitingDemos;
  parts: Parts;
}

function place(slot: Slot, { layout, lists, waiting, parts }: Placing): void {
  const { kind, line, attributes } = slot;
  const { file, kinds } = parts;
  const groups = groupsOf(kinds).map(({ id }) => id);
  if (kind === 'topics') placeTopics(slot, layout, parts);
  else if (groups.includes(kind)) layout.addEntries(lists.at(slot));
  else if (kind === 'demo' || kind === 'app') {
    const name = kind === 'app' ? 'App' : (attributes.name ?? '');
    const demo = waiting.take(name);
    if (!demo)
      throw new ContentError(
        file,
        line,
        `places the demo "${name}", but there is no ${name === 'App' ? 'App.tsx' : `${name}.demo.tsx`} beside it (or it is placed twice).`,
      );
    const { title } = attributes;
    layout.addDemo({ ...demo, ...(title && { title }), ...('static' in attributes && { isStatic: true }) });
  } else if (kind === 'articles') {
    const from = attributes.from ?? '';
    const shown = (parts.articles.get(from) ?? []).map((article) => layOutArticle(article, { waiting, parts }));
    layout.addArticles(from, shown);
  } else {
    const directives = ['demo', 'app', 'articles', ...groups, 'topics'].map((name) => `::${name}`);
    throw new ContentError(file, line, `"::${kind}" is unknown. There are ${formatList(directives)}.`);
  }
}

/** The page's own topic tree, or the branches of the one that `::topics{from="…"}` names, which link to no entries. */
function placeTopics(slot: Slot, layout: Layout, { dir, file, kinds }: Parts): void {
  const { from, ...unknown } = slot.attributes;
  const [name] = Object.keys(unknown);
  if (name)
    throw new ContentError(file, slot.line, `"::topics" has no attribute "${name}". It may have from="…", a page.`);
  const other = treeDir(slot, dir);
  if (from === undefined) layout.addTopics(topicTree(dir, entryLinks(dir, kinds)));
  else if (from && existsSync(topicsFile(other))) layout.addHtml(topicOutline(other));
  else {
    const problem = `places the topics of "${from}", but there is no page beside it with that name and a topics.yaml.`;
    throw new ContentError(file, slot.line, problem);
  }
}

/** The folder of the page that has the topic tree of a directive. */
function treeDir({ attributes: { from } }: Slot, dir: string): string {
  return from ? join(dirname(dir), from) : dir;
}

/** An article may place demos of the page, and nothing else. */
function layOutArticle(article: Article, { waiting, parts }: Pick<Placing, 'waiting' | 'parts'>): LaidOutArticle {
  const { id, file, linesBefore, headHtml: head, titleHtml } = article;
  const own = { ...parts, file, linesBefore, head, entries: [] };
  const layout = new Layout(own, id);
  const lists = placeEntries(file, [], [], parts.kinds);
  for (const node of article.tree.children) {
    if (isSlot(node)) place(slotOf(node, linesBefore), { layout, lists, waiting, parts: own });
    else layout.addHtml(toHtml(node));
  }
  const { blocks, content } = layout.end();
  const title = `${id}-title`;
  return { block: { id, title, blocks }, content: { ...content, [title]: titleHtml } };
}

function isSlot(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'site-slot';
}

function slotOf({ properties: { directive, ...attributes }, position }: Element, linesBefore: number): Slot {
  const texts = Object.entries(attributes).map(([name, value]) => [name, String(value)]);
  return {
    kind: String(directive),
    line: linesBefore + (position?.start.line ?? 0),
    attributes: Object.fromEntries(texts),
  };
}

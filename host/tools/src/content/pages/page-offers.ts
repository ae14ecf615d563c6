import type { Offer } from '@site/learning/card';
import type { Entry } from '@site/learning/entry';
import type { Kind } from '@site/learning/kind';
import type { Element, RootContent } from 'hast';
import type { DemoFiles } from './find-demos.ts';

/** What a page holds, in the order of its nodes. */
export interface OfferedParts {
  nodes: RootContent[];
  entries: Entry[];
  demos: DemoFiles[];
  kinds: readonly Kind[];
}

/** The id of the controls above the first list of a page; `EntryList` renders it. */
const listId = 'list';

/**
 * What a page offers and how much of it: its entries by kind, its demos, and beside them its application. A kind leads to the part of the page
 * that `page.md` gives it, or else to the list filtered by it.
 */
export function offersOf(parts: OfferedParts): Offer[] {
  const offers = [...entryOffers(parts), ...demoOffers(parts)];
  const isMore = offers.length > 0 && parts.demos.some(isApp);
  return isMore ? [...offers, { label: appTitle(parts), count: null, href: '#demo-App' }] : offers;
}

/** Whether the list of a page comes before everything else that `page.md` places. */
export function beginsWithList({ nodes, kinds }: Pick<OfferedParts, 'nodes' | 'kinds'>): boolean {
  const first = nodes.find(isSlot);
  return kinds.some(({ group }) => group.id === first?.properties.directive);
}

function entryOffers({ nodes, entries, kinds }: OfferedParts): Offer[] {
  const parts = partsByKind(nodes);
  const own = kinds.filter((kind) => entries.some((entry) => entry.kind === kind));
  return own.map(({ id, offered }) => {
    const part = parts.get(id) ?? listId;
    const filter = own.length > 1 && part === listId ? `?kind=${id}` : '';
    const count = entries.filter(({ kind }) => kind.id === id).length;
    return { label: offered, count, href: `${filter}#${part}` };
  });
}

/** The heading above each list that `page.md` gives to one kind, as `::questions{kind="predict"}` does. */
function partsByKind(nodes: RootContent[]): Map<string, string> {
  const parts = new Map<string, string>();
  let heading: string | undefined;
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (node.tagName === 'h2') heading = String(node.properties.id);
    const kind = isSlot(node) ? node.properties.kind : undefined;
    if (heading !== undefined && typeof kind === 'string') parts.set(kind, heading);
  }
  return parts;
}

/** What `page.md` calls its application, as `::app{title="Mock interview"}` does. */
function appTitle({ nodes }: OfferedParts): string {
  const app = nodes.find((node) => isSlot(node) && node.properties.directive === 'app');
  return app && isSlot(app) && app.properties.title ? String(app.properties.title) : 'Application';
}

/** Demos inside of articles are counted with these, and are not offered. */
function demoOffers({ demos }: OfferedParts): Offer[] {
  const own = demos.filter((demo) => !isApp(demo) && !demo.variants[0]?.file.includes('/'));
  const [first] = own;
  return first ? [{ label: 'Demos', count: own.length, href: `#demo-${first.name}` }] : [];
}

function isApp({ name }: DemoFiles): boolean {
  return name === 'App';
}

function isSlot(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'site-slot';
}

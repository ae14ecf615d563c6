import { pageOfItem } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import type { LiveItem } from '../live-items.ts';
import type { AnkiNote } from './anki-file.ts';
import { plainHtml } from './plain-html.ts';

/** Begins GUIDs and tags; it never changes, because Anki recognizes notes by it. */
const namespace = 'front-end-workbench';

/**
 * Makes a flashcard of an entry. What a card discloses behind a button is its back, and what is above that comes to the front, below the
 * title; an entry without such a part, as a question is, has its title alone on the front.
 * @param answer the HTML that its line in a list discloses
 * @param origin where the site is, such as `https://example.org`
 */
export function ankiNoteOf(item: LiveItem, answer: string, origin: string): AnkiNote {
  const base = origin + pageOfItem(item);
  const nodes = [...new DOMParser().parseFromString(answer, 'text/html').body.childNodes].flatMap(unwrapped);
  const first = nodes.findIndex((node) => node instanceof Element && node.matches('details.reveal'));
  const back = plainHtml(nodes.slice(Math.max(first, 0)), base);
  back.append(linkTo(item, origin));
  return {
    guid: `${namespace}:${item.id}`,
    deck: `${siteName}::${item.sectionTitle}`,
    front: sideOf(titleOf(item), plainHtml(nodes.slice(0, Math.max(first, 0)), base)),
    back: sideOf(back),
    tags: tagsOf(item),
  };
}

/** The parts of a card, which are in one element. */
function unwrapped(node: Node): Node[] {
  return node instanceof Element && node.matches('.answer') ? [...node.childNodes] : [node];
}

function titleOf({ title }: LiveItem): Node {
  const element = document.createElement('p');
  const strong = document.createElement('strong');
  strong.append(title);
  element.append(strong);
  return element;
}

function linkTo({ id, address }: LiveItem, origin: string): Node {
  const element = document.createElement('p');
  const link = document.createElement('a');
  link.setAttribute('href', origin + address);
  link.append(`${id} on ${siteName}`);
  element.append(link);
  return element;
}

/** One side of the flashcard. Anki centers text, which code cannot be. */
function sideOf(...content: Node[]): string {
  const side = document.createElement('div');
  side.style.textAlign = 'left';
  side.append(...content);
  return side.outerHTML;
}

function tagsOf({ section, topics, level, kind }: LiveItem): string[] {
  const tags = [`section::${section}`, ...topics.map((topic) => `topic::${topic}`), `level::${level}`, `kind::${kind}`];
  return tags.map((tag) => `${namespace}::${tag}`);
}

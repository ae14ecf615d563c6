/// <reference path="../../../../runner/library-modules.d.ts" />
import { files, load } from 'site:program';

/** As long as the longest words that data has: a name, an address, a compound. */
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';

/**
 * Puts a long word after each text on the screen that comes from `props.ts`: data can be as long as it likes, labels are the component's
 * own.
 */
export function lengthenTexts(): void {
  const given = 'props.ts' in files ? [...new Set(stringsIn(load('./props')))] : [];
  const words = given.filter((text) => /\p{L}{3}/u.test(text));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && words.some((text) => node.data.includes(text))) node.data += ` ${longWord}`;
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

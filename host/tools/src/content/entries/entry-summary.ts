import type { TreeSection } from '@site/learning/card';
import type { KindLabels } from '@site/learning/kind';
import { toString as textOf } from 'hast-util-to-string';
import { beginningOf } from '../search/beginning-of.ts';

/** The blocks that read well in one line. */
const prose = ['p', 'ul', 'ol'];

/**
 * What search engines, feeds and the site's own search show of an entry: how it begins below its first heading, up to the next heading
 * or to the first code. An entry that begins with code is described by its title and its kind.
 */
export function entrySummary(title: string, { filter }: KindLabels, [first]: TreeSection[]): string {
  const nodes = (first?.nodes ?? []).filter((node) => node.type === 'element');
  const end = nodes.findIndex(({ tagName }) => !prose.includes(tagName));
  const texts = nodes.slice(0, end < 0 ? undefined : end).map(textOf);
  const text = texts.join(' ').replace(/\s+/g, ' ').trim();
  return beginningOf(text || `${filter}: ${title}`);
}

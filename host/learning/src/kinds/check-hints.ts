import { ContentError } from '../content-error.ts';
import type { EntrySource } from '../entry.ts';

/** Makes sure that "Hints" is an ordered list of three. @throws ContentError naming the heading's line */
export function checkHints({ sections, file, linesBefore }: EntrySource): void {
  const section = sections.find(({ title }) => title === 'Hints');
  const list = section?.nodes.length === 1 ? section.nodes[0] : undefined;
  const isList = list?.type === 'element' && list.tagName === 'ol';
  const count = isList ? list.children.filter((node) => node.type === 'element').length : 0;
  if (count === 3) return;
  throw new ContentError(
    file,
    linesBefore + (section?.line ?? 0),
    'below "Hints" there must be an ordered list of exactly three hints, of rising strength, and nothing else.',
  );
}

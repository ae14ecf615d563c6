import type { Root } from 'hast';
import { ContentError } from './content-error.ts';
import type { Kind } from './entry-schema.ts';
import { sectionsOf } from './tree-sections.ts';

/** The headings of each kind of entry, in their order. */
export const headingsOfKind: Record<Kind, readonly string[]> = {
  question: ['Short answer', 'Explanation', 'Pitfalls', 'In an interview', 'Follow-ups'],
  predict: ['What does it print?', 'Why', 'Change one line'],
  bug: ['What goes wrong', 'The failing test', 'Broken', 'Fixed', 'Cause', 'How to catch it'],
  exercise: ['Task', 'Examples', 'Hints', 'Complexity', 'Second approach', 'Follow-ups'],
};

/**
 * Makes sure that an entry has the headings of its kind, in their order, and text under each.
 * @throws ContentError naming the first line that differs
 */
export function checkHeadings(tree: Root, kind: Kind, file: string, linesBefore: number): void {
  const wanted = headingsOfKind[kind];
  const sections = sectionsOf(tree);
  const lineOf = (line: number | undefined) => (line === undefined ? undefined : linesBefore + line);
  const found = sections.map(({ title }) => title);
  const index = wanted.findIndex((title, place) => found[place] !== title);
  const differs = index < 0 && found.length > wanted.length ? wanted.length : index;
  if (differs >= 0) {
    const line = lineOf(sections[differs]?.line) ?? linesBefore + 1;
    throw new ContentError(
      file,
      line,
      `must have the headings ${wanted.join(', ')}, in this order; it has ${found.join(', ') || 'none'}.`,
    );
  }
  const empty = sections.find(({ nodes }) => nodes.length === 0);
  if (empty) throw new ContentError(file, lineOf(empty.line), `there is nothing under the heading "${empty.title}".`);
}

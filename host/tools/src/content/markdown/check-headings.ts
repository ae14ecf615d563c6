import type { TreeSection } from '@site/learning/card';
import { ContentError } from '../content-error.ts';

/**
 * Finds headings that differ from those of a kind in their order, and headings with nothing below them.
 * @returns one problem for the first heading that differs, otherwise one for each that is empty
 */
export function headingProblems(
  sections: TreeSection[],
  wanted: readonly string[],
  { file, linesBefore }: { file: string; linesBefore: number },
): Error[] {
  const lineOf = (line: number | undefined) => (line === undefined ? undefined : linesBefore + line);
  const found = sections.map(({ title }) => title);
  const index = wanted.findIndex((title, place) => found[place] !== title);
  const differs = index < 0 && found.length > wanted.length ? wanted.length : index;
  if (differs >= 0) {
    const line = lineOf(sections[differs]?.line) ?? linesBefore + 1;
    const order = `must have the headings ${wanted.join(', ')}, in this order; it has ${found.join(', ') || 'none'}.`;
    const missing = wanted.filter((title) => !found.includes(title)).map((title) => `"${title}"`);
    const problem = missing.length > 0 ? `${order} Missing: ${missing.join(', ')}.` : order;
    return [new ContentError(file, line, problem)];
  }
  return sections
    .filter(({ nodes }) => nodes.length === 0)
    .map(({ line, title }) => new ContentError(file, lineOf(line), `there is nothing under the heading "${title}".`));
}

import { readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { ContentError } from '../content-error.ts';
import { figure, parseDrawing, wordsOf } from './drawing.ts';

/**
 * Reads an SVG file as a figure with a name and a description for screen readers. It can be focused, because a narrow screen
 * scrolls it sideways.
 * @throws ContentError naming file and line: for what is not safe, and for a missing `<title>` or `<desc>`
 */
export function readDrawing(path: string): Element {
  const parsed = parseDrawing(readFileSync(path, 'utf8'));
  if ('problem' in parsed) throw new ContentError(path, parsed.line, parsed.problem);
  const { svg } = parsed;
  for (const tagName of ['title', 'desc'] as const)
    if (!wordsOf(svg, tagName))
      throw new ContentError(path, svg.position?.start.line, `needs a <${tagName}>: screen readers read it aloud.`);
  const { properties, ...drawn } = figure(svg, wordsOf(svg, 'title'));
  return { ...drawn, properties: { ...properties, tabIndex: 0, ariaLabel: 'Diagram' } };
}

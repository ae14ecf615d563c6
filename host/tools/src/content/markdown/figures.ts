import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { figure, parseDrawing } from './drawing.ts';

/**
 * Puts drawings into the page: a paragraph that is one image, `![What it shows](loop.svg "Caption")`, becomes a figure that
 * holds the SVG file beside the document. So it costs no request, and takes its colors from the theme.
 * @param dir the document's folder
 * @param refusal creates the error to throw, for a line of the document
 */
export function inlineFigures(tree: Root, dir: string, refusal: (line: number, problem: string) => Error): void {
  visit(tree, { tagName: 'img' }, (image, _index, parent) => {
    const { src, alt, title } = image.properties;
    const line = image.position?.start.line ?? 0;
    if (parent?.type !== 'element' || parent.tagName !== 'p' || parent.children.length > 1)
      throw refusal(line, 'an image must be in a paragraph of its own.');
    if (!alt) throw refusal(line, 'an image needs alternative text: ![Text](file.svg).');
    const name = String(src);
    const file = join(dir, name);
    if (!/^[\w-]+\.svg$/.test(name) || !existsSync(file))
      throw refusal(line, `"${name}" is not an SVG file in the document’s folder.`);
    const parsed = parseDrawing(readFileSync(file, 'utf8'));
    if ('problem' in parsed) throw refusal(line, `"${name}" ${parsed.problem}`);
    Object.assign(parent, figure(parsed.svg, String(alt), typeof title === 'string' ? title : undefined));
  });
}

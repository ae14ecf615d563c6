import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

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
    const { svg, problem } = readDrawing(readFileSync(file, 'utf8'));
    if (!svg) throw refusal(line, `"${name}" ${problem}`);
    svg.properties = { ...svg.properties, role: 'img', ariaLabel: String(alt) };
    Object.assign(parent, figure(svg, title));
  });
}

function readDrawing(text: string): { svg?: Element; problem?: string } {
  const { children } = fromHtml(text, { fragment: true });
  const svg = children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg');
  if (!svg?.properties.viewBox) return { problem: 'holds no <svg> with a viewBox.' };
  let problem = '';
  visit(svg, 'element', ({ tagName, properties }) => {
    const bad = Object.keys(properties).find((key) => key === 'style' || /^on[A-Z]/.test(key));
    if (/^(?:script|style|foreignObject|image)$/.test(tagName)) problem = `holds <${tagName}>, which is not shown.`;
    if (bad) problem = `has the attribute "${bad.toLowerCase()}", which the site’s policy refuses.`;
  });
  return problem ? { problem } : { svg };
}

function figure(svg: Element, caption: unknown): Element {
  const children: ElementContent[] = [svg];
  if (typeof caption === 'string') {
    const text: ElementContent = { type: 'text', value: caption };
    children.push({ type: 'element', tagName: 'figcaption', properties: {}, children: [text] });
  }
  return { type: 'element', tagName: 'figure', properties: { className: ['drawing'] }, children };
}

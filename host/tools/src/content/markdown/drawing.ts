import type { Element, ElementContent, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, visit } from 'unist-util-visit';

/** What a drawing is made of: shapes, text and words about them. Nothing that loads, runs, repeats an id or styles the page. */
const elements = new Set('svg g title desc path rect circle ellipse line polyline polygon text tspan'.split(' '));

/** Attributes by their names in HTML trees: geometry, lines and type. */
const attributes = new Set(
  [
    'xmlns viewBox transform d points x y x1 y1 x2 y2 cx cy r rx ry dx dy width height',
    'fill stroke opacity fillOpacity strokeOpacity strokeWidth strokeDashArray strokeLineCap strokeLineJoin',
    'fontFamily fontSize fontWeight letterSpacing textAnchor dominantBaseline',
  ].flatMap((names) => names.split(' ')),
);

/** A color of the theme, so that a drawing fits light and dark. */
const themeColor = /^(?:none|currentColor|var\(--[a-z0-9-]+\))$/;

/** What is wrong with a drawing, and in which line of its file. */
export interface DrawingProblem {
  line: number | undefined;
  problem: string;
}

/**
 * Parses an SVG file that is to become a part of the page.
 * @returns the root element, or the first thing in it that is not safe
 */
export function parseDrawing(source: string): { svg: Element } | DrawingProblem {
  const { children } = fromHtml(source, { fragment: true });
  const svg = children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg');
  if (!svg?.properties.viewBox) return { line: undefined, problem: 'holds no <svg> with a viewBox.' };
  let found: DrawingProblem | undefined;
  visit(svg, 'element', (element) => {
    const problem = problemOf(element);
    if (!problem) return undefined;
    found = { line: element.position?.start.line, problem };
    return EXIT;
  });
  return found ?? { svg };
}

/** The text of a child of the drawing, such as its title; empty for a drawing without one. */
export function wordsOf(svg: Element, tagName: 'title' | 'desc'): string {
  const child = svg.children.find((node): node is Element => node.type === 'element' && node.tagName === tagName);
  const [text] = child?.children ?? [];
  return text?.type === 'text' ? text.value.trim() : '';
}

/** A drawing as a figure. @param label its accessible name @param caption the words below it */
export function figure(svg: Element, label: string, caption?: string): Element {
  const drawing: Element = { ...svg, properties: { ...svg.properties, role: 'img', ariaLabel: label } };
  const children: ElementContent[] = [drawing];
  if (caption !== undefined) {
    const text: ElementContent = { type: 'text', value: caption };
    children.push({ type: 'element', tagName: 'figcaption', properties: {}, children: [text] });
  }
  return { type: 'element', tagName: 'figure', properties: { className: ['drawing'] }, children };
}

function problemOf({ tagName, properties }: Element): string | undefined {
  if (!elements.has(tagName)) return `holds <${tagName}>, which a drawing cannot have.`;
  const attribute = Object.keys(properties).find((name) => !attributes.has(name));
  if (attribute)
    return `has the attribute "${attribute === 'className' ? 'class' : attribute.toLowerCase()}", which a drawing cannot have.`;
  const color = wrongColor(properties);
  return color && `has the color "${color}". Take one of the theme: currentColor, or a token such as var(--accent).`;
}

function wrongColor({ fill, stroke }: Properties): string | undefined {
  return [fill, stroke]
    .flatMap((color) => color ?? [])
    .map(String)
    .find((color) => !themeColor.test(color));
}

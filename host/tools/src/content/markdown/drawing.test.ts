import { expect, it } from 'vitest';
import { parseDrawing } from './drawing.ts';

const problemIn = (inside: string) => {
  const parsed = parseDrawing(`<svg viewBox="0 0 4 4">\n${inside}\n</svg>`);
  return 'problem' in parsed ? parsed : null;
};

it('accepts shapes and words in colors of the theme', () => {
  const shapes = [
    '<title>A loop</title><desc>Work comes round again.</desc>',
    '<g fill="var(--sheet)" stroke="currentColor" stroke-width="2" stroke-dasharray="4 2" stroke-linecap="round">',
    '<rect x="1" y="1" width="2" height="2" rx="1"/><circle cx="2" cy="2" r="1"/><path d="M0 0h4" fill="none"/>',
    '</g><text x="1" y="2" font-size="14" font-weight="600" text-anchor="middle">Queue <tspan dy="2">2</tspan></text>',
  ];
  expect(problemIn(shapes.join('\n'))).toBeNull();
});

it.each([
  ['<script>alert(1)</script>', 'holds <script>'],
  ['<style>rect { fill: red }</style>', 'holds <style>'],
  ['<foreignObject><p>HTML</p></foreignObject>', 'holds <foreignObject>'],
  ['<image href="https://example.org/a.png"/>', 'holds <image>'],
  ['<use href="#a"/>', 'holds <use>'],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'holds <a>'],
  ['<animate attributeName="x" to="4"/>', 'holds <animate>'],
  ['<g onclick="alert(1)"/>', 'has the attribute "onclick"'],
  ['<g style="fill: red"/>', 'has the attribute "style"'],
  ['<g class="copy"/>', 'has the attribute "class"'],
  ['<g id="search"/>', 'has the attribute "id"'],
  ['<rect filter="url(#blur)"/>', 'has the attribute "filter"'],
  ['<rect fill="url(https://example.org/#a)"/>', 'has the color "url(https://example.org/#a)"'],
  ['<rect fill="#fff"/>', 'has the color "#fff". Take one of the theme'],
  ['<path stroke="black" d="M0 0"/>', 'has the color "black"'],
])('refuses %s, by its line', (inside, problem) => {
  expect(problemIn(`<path d="M0 0"/>\n${inside}`)).toEqual({ line: 3, problem: expect.stringContaining(problem) });
});

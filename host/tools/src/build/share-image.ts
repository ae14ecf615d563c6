import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { siteName } from '@site/sdk/site';
import { escapeXml } from '../release/pages/xml.ts';
import { fontFile } from './fonts.ts';

const size = { width: 1200, height: 630 };

/** As many letters as fit between the margins, capitals among them. */
const lineLength = 22;
const mostLines = 3;

const options: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [fontFile('400Regular'), fontFile('600SemiBold')],
    defaultFontFamily: 'Inter',
  },
};

/**
 * Draws the image that other places show with a link to a page: 1,200 by 630 pixels, in the colors of `icon.svg`.
 * @param above a short text above the title, such as the title of the section
 * @returns a PNG; the same input gives the same bytes on every machine, because the font comes with it
 * @see https://ogp.me/#structured
 */
export function drawShareImage(title: string, above: string): Buffer {
  const lines = wrap(title);
  const first = 350 - (lines.length - 1) * 48;
  const text = (content: string, y: number, style: string) =>
    `<text x="80" y="${y}" ${style}>${escapeXml(content)}</text>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="Inter">`,
    '<path fill="#0d1a1e" d="M0 0h1200v630H0z"/>',
    '<path fill="#97c6ff" d="M0 0h300v14H0z"/><path fill="#89da9b" d="M300 0h300v14H300z"/>',
    '<path fill="#ffae85" d="M600 0h300v14H600z"/><path fill="#e9aaf2" d="M900 0h300v14H900z"/>',
    text(above, 120, 'font-size="36" fill="#83d4d8"'),
    ...lines.map((line, index) => text(line, first + index * 96, 'font-size="80" font-weight="600" fill="#f7fbfc"')),
    text(siteName, 560, 'font-size="36" fill="#b3c0c4"'),
    '</svg>',
  ].join('');
  return new Resvg(svg, options).render().asPng();
}

/** Breaks a title between words. What does not fit in the last line ends with an ellipsis. */
function wrap(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]} …`];
}

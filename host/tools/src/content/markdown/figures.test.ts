import { join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { compileMarkdown } from './markdown.ts';

const drawing = '<?xml version="1.0"?>\n<svg viewBox="0 0 4 2"><path d="M0 0h4" stroke="var(--accent)"/></svg>';

async function htmlOf(text: string, svg = drawing): Promise<string> {
  const dir = tempDir({ 'loop.svg': svg });
  const { tree } = await compileMarkdown({ file: join(dir, 'a.md'), data: {}, body: text, linesBefore: 5 });
  return toHtml(tree);
}

it('makes an image a figure that holds the drawing, has its alternative text, and has its caption', async () => {
  expect(await htmlOf('![A loop](loop.svg "The event loop")')).toBe(
    '<figure class="drawing"><svg viewBox="0 0 4 2" role="img" aria-label="A loop">' +
      '<path d="M0 0h4" stroke="var(--accent)"></path></svg><figcaption>The event loop</figcaption></figure>',
  );
});

it('needs no caption', async () => {
  expect(await htmlOf('![A loop](loop.svg)')).not.toContain('figcaption');
});

it.each([
  ['![A loop](other.svg)', drawing, '"other.svg" is not an SVG file in the document’s folder.'],
  ['![A loop](../loop.svg)', drawing, '"../loop.svg" is not an SVG file'],
  ['![A loop](https://example.org/loop.svg)', drawing, 'is not an SVG file'],
  ['![](loop.svg)', drawing, 'an image needs alternative text'],
  ['Text ![A loop](loop.svg)', drawing, 'an image must be in a paragraph of its own.'],
  ['![A loop](loop.svg)', '<svg></svg>', '"loop.svg" holds no <svg> with a viewBox.'],
  ['![A loop](loop.svg)', '<svg viewBox="0 0 1 1"><script>1</script></svg>', '"loop.svg" holds <script>'],
  ['![A loop](loop.svg)', '<svg viewBox="0 0 1 1"><g style="x:y"/></svg>', 'has the attribute "style"'],
  ['![A loop](loop.svg)', '<svg viewBox="0 0 1 1" onload="x()"/>', 'has the attribute "onload"'],
  ['![A loop](loop.svg)', '<svg viewBox="0 0 1 1"><g fill="#fff"/></svg>', '"loop.svg" has the color "#fff"'],
])('stops the build at %s with %s, by its line', async (text, svg, problem) => {
  await expect(htmlOf(`Text\n\n${text}`, svg)).rejects.toThrow(problem);
  await expect(htmlOf(`Text\n\n${text}`, svg)).rejects.toThrow('a.md:8: ');
});

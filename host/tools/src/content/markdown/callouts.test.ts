import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { compileMarkdown } from './markdown.ts';

const htmlOf = async (...lines: string[]) => {
  const { tree } = await compileMarkdown({ file: 'a.md', data: {}, body: lines.join('\n'), linesBefore: 5 });
  return toHtml(tree).replaceAll('\n', '');
};

it.each([
  ['NOTE', 'Note'],
  ['TIP', 'Tip'],
  ['WARNING', 'Warning'],
])('[!%s] makes a quotation a callout with that title', async (marker, title) => {
  expect(await htmlOf(`> [!${marker}]`, '> Use `useId`.')).toBe(
    `<div class="callout ${marker.toLowerCase()}" role="note"><p class="callout-title">${title}</p><p>Use <code>useId</code>.</p></div>`,
  );
});

it('holds whatever a quotation can', async () => {
  const html = await htmlOf('> [!NOTE]', '> One.', '>', '> - a', '> - b');
  expect(html).toContain('<p class="callout-title">Note</p><p>One.</p><ul><li>a</li><li>b</li></ul>');
  expect(await htmlOf('> [!TIP]', '>', '> [A link](/UseReduce)')).toContain('Tip</p><p><a href="/UseReduce">');
});

it('leaves other quotations alone', async () => {
  expect(await htmlOf('> Said [!NOTE] once.')).toBe('<blockquote><p>Said [!NOTE] once.</p></blockquote>');
});

it.each([
  ['> [!DANGER]', '[!DANGER] is not a callout. Use [!NOTE], [!TIP], [!WARNING].'],
  ['> [!NOTE] Text', '[!NOTE] must be on a line of its own; the text begins on the next one.'],
])('stops the build at %s, by its line', async (text, problem) => {
  await expect(htmlOf('Text', '', text)).rejects.toThrow(`a.md:8: ${problem}`);
});

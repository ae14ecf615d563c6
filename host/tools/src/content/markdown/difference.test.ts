import { expect, it } from 'vitest';
import { differenceHtml } from './difference.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

async function difference(before: string[], after: string[], language = 'text') {
  const html = await differenceHtml(before.join('\n'), after.join('\n'), language, 'From A to B');
  const parts = [...html.matchAll(/<(ins|del|small)\b[^>]*>(.*?)<\/\1>/gs)];
  return { html, changes: parts.map(([, kind, text]) => `${kind} ${text?.trim()}`) };
}

it('marks the lines that are removed and added', async () => {
  const { changes, html } = await difference(['a', 'b', 'c'], ['a', 'B', 'c', 'd']);
  expect(changes).toEqual(['del b', 'ins B', 'ins d']);
  expect(html).toContain('aria-label="From A to B"');
});

it('leaves long runs of unchanged lines out, and counts them', async () => {
  const lines = numbered(30);
  const { changes, html } = await difference(lines, [...lines.slice(0, 14), 'changed', ...lines.slice(15)]);
  expect(changes).toEqual(['small 11 lines unchanged', 'del line 15', 'ins changed', 'small 12 lines unchanged']);
  for (const kept of ['line 12', 'line 14', 'line 16', 'line 18']) expect(html).toContain(`${kept}\n`);
  for (const gone of ['line 11\n', 'line 19\n']) expect(html).not.toContain(gone);
});

it('leaves nothing out where it would save less than three lines', async () => {
  const lines = numbered(5);
  const { changes } = await difference([...lines, 'a'], [...lines, 'b']);
  expect(changes).toEqual(['del a', 'ins b']);
});

it('highlights, also a line in the middle of a string over several lines', async () => {
  const { html } = await difference(['const a = `', 'one', '`;'], ['const a = `', 'two', '`;'], 'ts');
  expect(html).toContain('<span class="pl-k">const</span>');
  expect(html).toContain('<del><span class="pl-s">one\n</span></del><ins><span class="pl-s">two\n</span></ins>');
});

it('shows no change between equal files', async () => {
  expect((await difference(numbered(9), numbered(9))).changes).toEqual(['small 9 lines unchanged']);
});

it('is safe from what the files hold', async () => {
  const { html } = await difference(['<script>'], ['</pre><img>']);
  expect(html).not.toMatch(/<(?:script|img)/);
});

import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../content-error.ts';
import { compileMarkdown } from './markdown.ts';

const compile = (...lines: string[]) =>
  compileMarkdown({ file: 'a.md', data: {}, body: lines.join('\n'), linesBefore: 5 });

const htmlOf = async (...lines: string[]) => toHtml((await compile(...lines)).tree);

describe('headings', () => {
  it('are listed with level, text and the id they have in the HTML', async () => {
    const { headings, tree } = await compile('## The `use` hook', '### In a loop', '## The `use` hook');
    expect(headings).toEqual([
      { id: 'the-use-hook', text: 'The use hook', level: 2 },
      { id: 'in-a-loop', text: 'In a loop', level: 3 },
      { id: 'the-use-hook-1', text: 'The use hook', level: 2 },
    ]);
    expect(toHtml(tree)).toContain('<h2 id="the-use-hook">The <code>use</code> hook</h2>');
  });

  it('may go back up by any number of levels', async () => {
    const { headings } = await compile('## A', '### B', '#### C', '## D');
    expect(headings.map(({ level }) => level)).toEqual([2, 3, 4, 2]);
  });

  it.each([
    ['of level 1', 8, 'level 1 follows one of level 2', ['## A', '', '# B']],
    ['written with a line below', 6, 'level 1 follows one of level 1', ['A', '===']],
    ['that leaves a level out', 7, 'level 4 follows one of level 2', ['## A', '#### B']],
    ['that does not begin at 2', 6, 'level 3 follows one of level 1', ['### A']],
  ])('refuse one %s, by its line', async (_what, line, problem, lines) => {
    await expect(compile(...lines)).rejects.toThrow(
      `a.md:${line}: a heading of ${problem}. Start at 2 and leave no level out.`,
    );
  });
});

describe('what is refused', () => {
  it.each([
    ['an element', '<div>', 'Text <b>bold</b>'],
    ['a script', '<script>', '<script>alert(1)</script>'],
    ['a comment', '<!--', '<!-- later -->'],
  ])('%s of raw HTML, by its line', async (_what, _start, text) => {
    await expect(compile('Text', '', text)).rejects.toThrow(
      'a.md:8: HTML in Markdown is not shown. Write it as Markdown, or as a demo.',
    );
  });

  it.each([
    ['in prose', 'See a:hover for more', 'hover'],
    ['around a block', ':::note\nText\n:::', 'note'],
  ])('a directive %s, by its line and with the way to write the colon', async (_what, text, name) => {
    await expect(compile(text)).rejects.toThrow(
      `a.md:6: ":${name}" is read as a directive, and there is none of that name. Escape the colon: "\\:${name}".`,
    );
  });

  it.each([
    ['a list', '- ::demo{name="Counter"}'],
    ['a quotation', '> ::demo{name="Counter"}'],
  ])('a directive in %s, where it would place nothing', async (_what, text) => {
    await expect(compile('Text', '', text)).rejects.toThrow(
      'a.md:8: "::demo" must be on a line of its own, outside of lists and quotations.',
    );
  });

  it('is a ContentError', async () => {
    await expect(compile('<b>')).rejects.toBeInstanceOf(ContentError);
  });
});

describe('HTML', () => {
  it('shows what looks like HTML in code as text', async () => {
    expect(await htmlOf('Use `<script>` & `"`.')).toBe('<p>Use <code>&#x3C;script></code> &#x26; <code>"</code>.</p>');
    expect(await htmlOf('```html norun reason="a part"', '<b onclick="x()">', '```')).not.toMatch(/<b[ >]/);
    expect(await htmlOf('```text', '<b>', '```')).toContain('<code>&#x3C;b></code>');
  });

  it('marks short code that a browser would break at its hyphens, and neither long code nor blocks', async () => {
    expect(await htmlOf('Set `--bs-gutter-x` or `margin`.')).toBe(
      '<p>Set <code class="whole">--bs-gutter-x</code> or <code>margin</code>.</p>',
    );
    expect(await htmlOf('`grid-template-columns: 1fr auto`')).toBe(
      '<p><code>grid-template-columns: 1fr auto</code></p>',
    );
    expect(await htmlOf('```text', 'a-b', '```')).toContain('<code>a-b</code>');
  });

  it('leaves escaped colons as they are', async () => {
    expect(await htmlOf('At 10\\:30, a\\:hover: this.')).toBe('<p>At 10:30, a:hover: this.</p>');
  });

  it('has no header cell without text', async () => {
    expect(await htmlOf('|  | a |', '|--|---|', '| b | c |')).toMatch(/<tr>\s*<td><\/td>\s*<th>a<\/th>/);
  });

  it('gives code class names only, in a box that can be reached and has a name', async () => {
    const html = await htmlOf('```js norun reason="a part"', 'const x = "1";', '```');
    expect(html).toMatch(
      /^<div class="code" data-language="JavaScript"><pre tabindex="0" role="group" aria-label="Code, js"><code>/,
    );
    expect(html).toMatch(/<\/pre><button type="button" class="copy" aria-label="Copy the code">Copy<\/button><\/div>/);
    expect(html).toContain('<span class="pl-k">const</span>');
    expect(html).not.toContain('style=');
  });

  it('distinguishes output from code, and labels code in no language', async () => {
    expect(await htmlOf('```js run', 'console.log(42);', '```', '```output', '42', '```')).toContain(
      '<div class="code output"><pre tabindex="0" role="group" aria-label="Output"><code>42</code></pre></div>',
    );
    expect(await htmlOf('```', 'a < b', '```')).toContain('aria-label="Code, plain text"><code>a &#x3C; b</code>');
  });

  it('puts a table in a box of its own that scrolls and can be reached by key', async () => {
    const html = await htmlOf('| a | b |', '| - | -: |', '| 1 | 2 |');
    expect(html).toMatch(/^<div class="table streamed" role="group" aria-label="Table" tabindex="0"><table>/);
    expect(html).toMatch(/<\/table><span hidden><\/span><\/div>$/);
    expect(html).not.toContain('style=');
  });

  it('marks the columns of a table that hold phrases, so that a narrow window leaves them room', async () => {
    const html = await htmlOf('| a | b |', '| - | - |', '| short | 2 |', '| one Delete removes two tasks | 3 |');
    expect(html).toContain('<th class="long">a</th>\n<th>b</th>');
  });

  it('is the same every time', async () => {
    const lines = ['## A', '```js norun reason="a part"', 'let a = [1, 2];', '```', '| a |', '| - |', '| 1 |'];
    expect(await htmlOf(...lines)).toBe(await htmlOf(...lines));
  });
});

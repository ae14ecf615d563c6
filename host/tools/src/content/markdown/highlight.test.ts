import { describe, expect, it } from 'vitest';
import { sourceHtml } from './code-block.ts';

describe('sourceHtml', () => {
  it('shows a whole file, highlighted by class names, under its name', async () => {
    const html = await sourceHtml('export const a = <b title="x">1 & 2</b>;\n\n', 'A.demo.tsx');
    expect(html).toMatch(/^<figure class="code"><figcaption>A\.demo\.tsx<\/figcaption><pre /);
    expect(html).toContain('<pre tabindex="0" role="group" aria-label="Source of A.demo.tsx" data-lines="1"><code>');
    expect(html).toContain('aria-label="Copy A.demo.tsx"');
    expect(html).toContain('<span class="pl-k">export</span>');
    expect(textOf(html)).toBe('export const a = <b title="x">1 & 2</b>;');
  });

  it.each(['a.ts', 'a.tsx', 'a.js', 'a.jsx', 'a.css', 'a.json', 'a.html', 'a.sh'])(
    'gives %s class names and no style attributes, whatever it holds',
    async (file) => {
      const mixed = 'const a = "b"; /* c */ .d { color: red } <p style="x">if (true) echo {"e": null}';
      const code = file === 'a.json' ? '{ "style=": [1, null, "<p style=x>"] }' : mixed;
      const html = await sourceHtml(code, file);
      expect(html).toMatch(/<span class="pl-/);
      expect(html).not.toMatch(/<[^>]*\sstyle=/);
      expect(textOf(html)).toBe(code);
    },
  );

  it('shows a file in an unknown language as plain text', async () => {
    expect(await sourceHtml('a < b && "c"', 'notes.txt')).toContain('<code>a &#x3C; b &#x26;&#x26; "c"</code>');
  });

  it('is the same every time', async () => {
    const code = 'const total = items.reduce((sum, { price }) => sum + price, 0);';
    expect(await sourceHtml(code, 'a.ts')).toBe(await sourceHtml(code, 'a.ts'));
  });
});

/** What a reader sees of the code, which is made of `span`s. */
function textOf(html: string): string {
  return (html.match(/<code>.*<\/code>/s)?.[0] ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');
}

import { expect, it } from 'vitest';
import { noteHtml } from './note-html.ts';

it('reads Markdown', () => {
  expect(noteHtml('**bind** returns a _new_ function, see [MDN](https://mdn.example/bind):\n\n- `call`')).toBe(
    '<p><strong>bind</strong> returns a <em>new</em> function, see <a href="https://mdn.example/bind">MDN</a>:</p>\n<ul>\n<li><code>call</code></li>\n</ul>',
  );
});

it('has neither HTML of the writer nor anything that runs or is fetched', () => {
  const html = noteHtml('<script>alert(1)</script>\n\nOr <b onclick="x()">b</b>, [a](javascript:alert), ![p](/p.png)');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toMatch(/<(?!\/?[pa]\b)|href="j/);
});

it('has no headings, which are those of the page alone', () => {
  expect(noteHtml('# One\n\nTwo\n===')).not.toMatch(/<h\d/);
});

import { expect, it } from 'vitest';
import { fixtureItem } from '../testing/fixture-item.ts';
import { formatAnkiFile } from './anki-file.ts';
import { ankiNoteOf } from './anki-note.ts';
import { parseAnkiFile } from './testing/parse-anki-file.ts';

const origin = 'https://site.example';
const code = (
  text: string,
) => `<div class="code" data-language="JavaScript"><pre tabindex="0"><code>${text}</code></pre>
  <button type="button" class="copy">Copy</button><div class="run-bar"><button>Run</button></div></div>`;
const footer = `<div data-behavior="progress"></div><h5>Sources</h5><ul class="sources"><li><a href="https://mdn.example/x">MDN</a></li>
  </ul><footer class="about"><p>Related: <a href="#JS-002">JS-002</a></p></footer>`;
const answer = (inside: string) => `<div class="answer">${inside}${footer}</div>`;
const shown = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const prediction =
  answer(`<h5>What does it print?</h5>${code('<span class="pl-k">let</span> a;\n\n  log(<span>a &#x26;&#x26; "b"</span>);')}
  <div data-behavior="predict" data-output="1"></div>
  <details class="reveal" data-part="output"><summary>Show the output</summary><div class="code output"><pre><code>1
2</code></pre></div><h5>Why</h5><p>Because.</p></details>`);

it('asks a question by its title, and answers with its card', () => {
  const html = answer('<h5>Short answer</h5><p>Use <code>a &lt; b</code>,\n  or <a href="#JS-009">this</a>.</p>');
  const { front, back } = ankiNoteOf(fixtureItem('JS-001', { title: 'Is <b> & "c" text?' }), html, origin);
  expect(shown(front).textContent).toBe('Is <b> & "c" text?');
  expect(front).toContain('&lt;b&gt; &amp;');
  expect(shown(back).querySelector('p')?.textContent).toBe('Use a < b, or this.');
  expect([...shown(back).querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `${origin}/javascript#JS-009`,
    'https://mdn.example/x',
    `${origin}/javascript/js-001`,
  ]);
});

it('shows the snippet of a prediction on the front, and what it prints on the back alone', () => {
  const { front, back } = ankiNoteOf(fixtureItem('PO-001', { kind: 'predict' }), prediction, origin);
  expect(shown(front).textContent?.trim()).toMatch(/^Title of PO-001\s*What does it print\?/);
  expect(shown(front).querySelector('pre')?.textContent).toBe('let a;  log(a && "b");');
  expect(shown(back).innerHTML).toContain('<p>Output:</p><pre><code>1<br>2</code></pre>');
  expect([...shown(back).querySelectorAll('h4')].map(({ textContent }) => textContent)).toEqual(['Why', 'Sources']);
  expect(front).not.toContain('Because');
});

it('keeps the lines of code, and leaves out what works on the site alone', () => {
  const { front, back } = ankiNoteOf(fixtureItem('PO-001'), prediction, origin);
  expect(front).toContain('<pre><code>let a;<br><br>  log(a &amp;&amp; "b");</code></pre>');
  for (const side of [front, back]) {
    expect(side).toMatch(/^<div style="text-align: left;?">/);
    expect(side).not.toMatch(/class=|data-|<button|<span|<summary|Related|Show the output|[\n\t]/);
  }
});

it('is recognized and found again in Anki: by a stable GUID, by deck and by tags', () => {
  const item = fixtureItem('PO-001', { kind: 'predict', topics: ['closures', 'event-loop'] });
  const notes = [item, { ...item, title: 'Another title', version: 'ffffffffffff' }].map((one) =>
    ankiNoteOf(one, prediction, origin),
  );
  const { rows } = parseAnkiFile(formatAnkiFile(notes));
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(([guid]) => guid))).toEqual(new Set(['front-end-workbench:PO-001']));
  expect(rows[0]?.[1]).toBe('Front-end Workbench::Frontend Basics');
  expect(rows[0]?.[4]?.split(' ')).toEqual(
    ['section::basics', 'topic::closures', 'topic::event-loop', 'level::basic', 'kind::predict'].map(
      (tag) => `front-end-workbench::${tag}`,
    ),
  );
});

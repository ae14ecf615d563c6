import { describe, expect, it } from 'vitest';
import { headingsIn } from './page-headings.ts';

const chapters = (...html: string[]) =>
  html.map((text, index) => `<h2 id="c${index}">${text}</h2><p>Text.</p>`).join('');

describe('headingsIn', () => {
  it('finds the chapters in their order, and neither the title nor what is below a chapter', () => {
    const prose = `<h1>Title</h1>${chapters('One', 'Two', 'Three')}<details><h3 id="q">A question</h3></details>`;
    expect(headingsIn(prose)).toEqual([
      { id: 'c0', html: 'One' },
      { id: 'c1', html: 'Two' },
      { id: 'c2', html: 'Three' },
    ]);
  });

  it('keeps the content of a heading as it is', () => {
    const [first] = headingsIn(chapters('The <code>&#x3C;select></code> &amp; more', 'Two', 'Three'));
    expect(first?.html).toBe('The <code>&#x3C;select></code> &amp; more');
  });

  it('leaves out a link that points at the heading, and keeps the words of another', () => {
    const [first, second] = headingsIn(
      chapters('One <a class="x" aria-label="Link to One" href="#c0">#</a>', 'See <a href="/Axios">Axios</a>', 'Three'),
    );
    expect([first?.html, second?.html]).toEqual(['One', 'See Axios']);
  });

  it('reads a heading with further attributes', () => {
    const prose = `<h2 class="a" id="x" tabindex="-1">X</h2>${chapters('One', 'Two')}`;
    expect(headingsIn(prose)[0]).toEqual({ id: 'x', html: 'X' });
  });

  it.each([0, 1, 2])('finds none worth a table where there are %i', (number) => {
    expect(headingsIn(chapters(...Array<string>(number).fill('Chapter')))).toEqual([]);
  });
});

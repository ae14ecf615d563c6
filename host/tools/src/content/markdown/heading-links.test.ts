import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { linkHeadings } from './heading-links.ts';
import { compileMarkdown } from './markdown.ts';

async function linked(...lines: string[]) {
  const { tree } = await compileMarkdown({ file: 'a.md', data: {}, body: lines.join('\n'), linesBefore: 0 });
  linkHeadings(tree);
  return toHtml(tree).replaceAll('\n', '');
}

it('makes a heading a link to itself, and adds no word to it', async () => {
  expect(await linked('## The `use` hook', '### Again')).toBe(
    '<h2 id="the-use-hook"><a href="#the-use-hook" class="anchor">The <code>use</code> hook</a></h2>' +
      '<h3 id="again"><a href="#again" class="anchor">Again</a></h3>',
  );
});

it('puts no link into a link', async () => {
  expect(await linked('## See [useId](/x)')).toBe('<h2 id="see-useid">See <a href="/x">useId</a></h2>');
});

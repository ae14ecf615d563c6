import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const html = async (code: string, language = 'js') =>
  toHtml({ type: 'root', children: await highlight(code, language) });

it('has one element for each piece of a color, and none without', async () => {
  expect(await html("const name = 'a\\n';")).toBe(
    '<span class="pl-k">const</span> <span class="pl-c1">name</span> <span class="pl-k">=</span> ' +
      '<span class="pl-s">\'a<span class="pl-cce">\\n</span>\'</span>;'.replace(
        /<span class="pl-cce">(.*?)<\/span>/,
        '$1',
      ),
  );
});

it('keeps a color inside of another one', async () => {
  expect(await html(`\`a \${1} b\``)).toMatch(/^<span class="pl-s">`a .*<span class="pl-c1">1<\/span>.* b`<\/span>$/);
});

it.each(['js', 'tsx', 'css', 'html', 'json', 'shell'])('changes nothing of the text of %s', async (language) => {
  const code = `<p class="a">\${x} "b" 'c' // d\n/* e */ { f: 1 } \`g \${h(1)} i\` #j .k:hover && $l`;
  const text = (await html(code, language)).replace(/<[^>]*>/g, '');
  expect(text.replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&')).toBe(code);
});

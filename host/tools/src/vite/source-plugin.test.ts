import { expect, it } from 'vitest';
import { sourcePlugin } from './source-plugin.ts';
import { imported as importedWith } from './testing/imported.ts';

const imported = (files: Record<string, string>, request: string) => importedWith(sourcePlugin(), files, request);

it('imports a source, highlighted, under its name', async () => {
  const html = await imported({ 'A.tsx': 'export const a = <b>1</b>;' }, './A.tsx?source');
  expect(html).toMatch(/<figcaption>A\.tsx<\/figcaption>.*<span class="pl-k">export<\/span>/s);
});

it('imports compiled Markdown, with headings that link to themselves', async () => {
  const html = await imported({ 'a.md': '## One\n\n> [!TIP]\n> Two' }, './a.md?content');
  expect(html).toContain('<h2 id="one"><a href="#one" class="anchor">One</a></h2>');
  expect(html).toContain('<div class="callout tip" role="note">');
});

it('imports what a corrected variant changes', async () => {
  const files = { 'A.as-found.demo.tsx': 'one();\ntwo();', 'A.corrected.demo.tsx': 'one();\nthree();' };
  const html = await imported(files, './A.as-found.demo.tsx?difference');
  expect(html.replace(/<\/?span[^>]*>/g, '')).toContain('one();\n<del>two();\n</del><ins>three();\n</ins>');
});

it('leaves other modules alone', async () => {
  expect(await imported({ 'a.js': 'export default "as it is";' }, './a.js')).toBe('as it is');
});

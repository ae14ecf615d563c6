import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { sourcePlugin } from './source-plugin.ts';

/** What a module exports that imports `request` from beside it. */
async function imported(files: Record<string, string>, request: string): Promise<string> {
  const dir = tempDir({ ...files, 'main.js': `export { default } from ${JSON.stringify(request)};` });
  const lib = { entry: join(dir, 'main.js'), formats: ['es' as const], fileName: 'main' };
  const result = await build({
    ...{ root: dir, configFile: false, logLevel: 'silent', plugins: [sourcePlugin()] },
    build: { lib, write: false, minify: false },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output[0].code ?? '';
  const { default: html } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return html;
}

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

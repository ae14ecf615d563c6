import { expect, it } from 'vitest';
import { inlineScriptPlugin } from './inline-script-plugin.ts';
import { imported } from './testing/imported.ts';

const importScript = (text: string, request = './a.js?inline-script') =>
  imported(inlineScriptPlugin(), { 'a.js': text }, request);

it('imports a script as text, without its comments', async () => {
  const source = await importScript("// Why.\n((longName) => {\n  document.title = longName;\n})('Title');\n");
  expect(source).not.toMatch(/Why|longName|\n/);
  const page = { title: '' };
  Function('document', source)(page);
  expect(page.title).toBe('Title');
});

it('names the script that cannot be parsed', async () => {
  await expect(importScript('const = 1;')).rejects.toThrow(/a\.js cannot be minified/);
});

it('leaves other modules alone', async () => {
  expect(await importScript("export default 'as it is';", './a.js')).toBe('as it is');
});

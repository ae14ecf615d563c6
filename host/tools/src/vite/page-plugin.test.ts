import { join } from 'node:path';
import { build, createServer, type Plugin, type Rollup } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageMd, questionMd } from '../content/testing/content-fixtures.ts';
import { below, exercise, predictMd } from '../content/testing/entry-fixtures.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { pagePlugin } from './page-plugin.ts';

const files = {
  'src/pages/Maps/page.md': pageMd({}, 'The prose of the page.\n\n::demo{name="Counter"}\n\n::articles{from="words"}'),
  'src/pages/Maps/words/key.md':
    '---\ntitle: Key\norder: 1\npurpose: Finds a value.\n---\nThe text of an article.\n\n::demo{name="Key"}',
  'src/pages/Maps/words/Key.demo.tsx': 'export default () => "key of the article";',
  'src/pages/Maps/Counter.as-found.demo.tsx': 'export default () => "counter as found";',
  'src/pages/Maps/Counter.corrected.demo.tsx': 'export default () => "counter corrected";',
  'src/pages/Maps/Counter.demo.test.tsx': 'test("the demo\'s test");',
  'src/pages/Maps/questions/JS-001-map.md': questionMd(),
};

const prose = [
  'The prose of the page.',
  'Say when a Map is the better object',
  'What is a Map?',
  'Finds a value.',
  'The text of an article.',
  'pl-',
];

/** The code of the built page, demos included. */
async function builtCode(content?: 'with-content'): Promise<string> {
  const dir = tempDir(files);
  const result = await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    plugins: [pagePlugin(dir, content)],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(dir, 'src/pages/Maps/page.md'), formats: ['es'] },
      rolldownOptions: { external: [/^react/, /^@site/] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  return isOutput(output) ? output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n') : '';
}

function isOutput(value: unknown): value is Rollup.RollupOutput {
  return typeof value === 'object' && value !== null && 'output' in value;
}

/** A development server of a section; `code` gives a module as the browser gets it. */
async function development(pages: Record<string, string> = files) {
  const dir = tempDir(pages);
  const server = await createServer({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    plugins: [pagePlugin(dir), nothingElse],
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const code = async (path: string) => (await server.environments.client.transformRequest(path))?.code;
  return { dir, code };
}

/** Replaces the packages that a page imports; the section of these tests does not have them. */
const nothingElse: Plugin = {
  name: 'nothing-else',
  enforce: 'pre',
  resolveId: (id) => (/^(?:react|@site)\b/.test(id) ? `/nothing/${id}` : null),
};

describe('pagePlugin', () => {
  it('keeps prose, questions and sources out of a build, and the demos in', async () => {
    const code = await builtCode();
    for (const text of prose) expect(code).not.toContain(text);
    expect(code).toContain('counter as found');
    expect(code).toContain('counter corrected');
    expect(code).toContain('key of the article');
    expect(code).toContain('html-0');
    expect(code).not.toContain("the demo's test");
    expect(code).toMatch(/export \{ ?Maps as default ?\}/);
  });

  it('puts the content into a build that asks for it', async () => {
    const code = await builtCode('with-content');
    for (const text of prose) expect(code).toContain(text);
  });

  it('includes the content in development', async () => {
    const { code } = await development();
    const module = await code('/src/pages/Maps/page.md');
    for (const text of prose) expect(module).toContain(text);
    expect(module).toMatch(/import Demo0 from ".*Counter\.as-found\.demo\.tsx/);
    expect(module).toContain('label: "As found", file: "Counter.as-found.demo.tsx", Demo: Demo0');
    expect(module).toContain('label: "Corrected", file: "Counter.corrected.demo.tsx", Demo: Demo1');
    expect(module).toContain('"tests":["Counter.demo.test.tsx"]');
    expect(module).toMatch(/"id":"key","title":"key-title" ?\}?, ?blocks: \[\{"kind":"html","key":"key-0"\}/);
    expect(module).toMatch(/import Demo\d+ from ".*words\/Key\.demo\.tsx/);
  });

  it('imports the list of entries once, and the stylesheets and behaviors of the kinds that are there', async () => {
    const { code } = await development({
      ...files,
      'src/pages/Maps/questions/PO-001-order.md': predictMd(),
      ...below('src/pages/Maps/exercises/EX-001-twice', exercise),
    });
    const module = (await code('/src/pages/Maps/page.md')) ?? '';
    expect(module.match(/import \{ EntryList \} from/g)).toHaveLength(1);
    expect(module).toMatch(/import Behavior_predict from ".*@site\/learning\/kinds\/prediction\/behavior/);
    expect(module).toMatch(/import ".*@site\/learning\/kinds\/question\/card\.css/);
    expect(module).toMatch(/"label":"Predict the output"/);
    expect(module.match(/jsx\(EntryList, \{ \.\.\.props, \.\.\.list\d+ \}\)/g)).toHaveLength(2);
  });

  it('compiles what shows its entries on pages of their own, without the page and its demos', async () => {
    const { code } = await development({ ...files, 'src/pages/Maps/questions/PO-001-order.md': predictMd() });
    const module = (await code('/src/pages/Maps/page.md?entries')) ?? '';
    expect(module).toMatch(/import Behavior_predict from ".*@site\/learning\/kinds\/prediction\/behavior/);
    expect(module).toContain('jsx(EntryView, { content, base, behaviors })');
    for (const text of [...prose, 'Counter']) expect(module).not.toContain(text);
  });

  it('stops at a broken page, naming the file', async () => {
    const { dir, code } = await development({ 'src/pages/Maps/page.md': pageMd({ title: undefined }) });
    await expect(code('/src/pages/Maps/page.md')).rejects.toThrow(
      `${join(dir, 'src/pages/Maps/page.md')}:1: front matter field "title": is missing`,
    );
  });
});

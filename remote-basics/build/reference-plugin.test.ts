// @vitest-environment node
import { join } from 'node:path';
import { tempDir } from '@site/tools/testing/temp-dir';
import { build, createServer, type Rollup } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { referencePlugin } from './reference-plugin.ts';

const dir = join(import.meta.dirname, '..');
const entry = `
  import addresses from 'virtual:reference/addresses';
  import summary from 'virtual:reference/summary';
  console.log(addresses['classes.json'], summary.bootstrap.version);
`;

async function built(): Promise<Rollup.RollupOutput['output']> {
  const root = tempDir({ 'entry.js': entry });
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [referencePlugin(dir)],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  if (!('output' in result)) throw new Error('The build gave no output.');
  return result.output;
}

describe('a build', () => {
  it('holds the rows as files, and of them no more than the address in its code', async () => {
    const output = await built();
    const files = output.map(({ fileName }) => fileName);
    expect(files).toEqual(expect.arrayContaining(['reference/classes.json', 'reference/preview.css']));
    const tables = output.find(({ fileName }) => fileName === 'search-tables.json');
    const [classes] = JSON.parse(String(tables && 'source' in tables && tables.source)).Bootstrap;
    expect(classes.rows).toEqual(expect.arrayContaining(['mx-auto', 'mt-3', 'mt-md-3', 'btn-sm']));
    const code = output.map((one) => ('code' in one ? one.code : '')).join('');
    expect(code).toMatch(/new URL\([^)]*reference\/classes\.json/);
    expect(code).toContain('5.3.8');
    expect(code).not.toContain('margin-top: 1rem !important');
  });
});

describe('the development server', () => {
  it('serves the files to a page of another origin, and leaves other addresses alone', async () => {
    const server = await createServer({
      root: tempDir({}),
      configFile: false,
      logLevel: 'silent',
      plugins: [referencePlugin(dir)],
      server: { port: 0 },
    });
    onTestFinished(() => server.close());
    await server.listen();
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    const answer = await fetch(`${origin}@reference/variants.json`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toHaveProperty('rows.length', 88);
    expect((await fetch(`${origin}@reference/nothing.json`)).status).toBe(404);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { compileHints } from './compile-hints.ts';

const root = mkdtempSync(join(tmpdir(), 'site-hints-'));
afterAll(() => rmSync(root, { recursive: true }));

it('begins the named chunks with the hint, before the line that Vite adds', async () => {
  writeFileSync(join(root, 'start.js'), `import('./later.js').then(({ later }) => console.log(later));`);
  writeFileSync(join(root, 'later.js'), `import './later.css';\nexport const later = 1;`);
  writeFileSync(join(root, 'later.css'), 'p { color: red }');
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileHints(['start'])],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: join(root, 'start.js') } },
  })) as Rolldown.RolldownOutput;
  const firstLines = output
    .filter((file) => file.type === 'chunk')
    .map(({ name, code }) => [
      name,
      code.startsWith('//# allFunctionsCalledOnLoad\n'),
      code.includes('__vite__mapDeps'),
    ]);
  expect(firstLines).toEqual([
    ['start', true, true],
    ['later', false, false],
  ]);
});

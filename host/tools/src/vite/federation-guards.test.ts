import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { compilerOnSharedReact } from './federation-guards.ts';

it('compiled components take their cache from the React that the section shares, and bundle no other', async () => {
  const dir = tempDir({ 'compiled.js': `import { c } from 'react/compiler-runtime';\nexport const cache = c(2);` });
  const result = await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    plugins: [compilerOnSharedReact()],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(dir, 'compiled.js'), formats: ['es'] },
      rolldownOptions: { external: ['react'] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunks = output && 'output' in output ? output.output : [];
  expect(chunks.map((chunk) => ('imports' in chunk ? chunk.imports : []))).toEqual([['react']]);
  expect(chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join()).toContain('__COMPILER_RUNTIME.c(size)');
});

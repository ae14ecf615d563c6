// Prints what React Compiler makes of Herbs.tsx: node compile-herbs.mjs > HerbsCompiled.tsx
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformFileSync } from '@babel/core';

const { resolve } = createRequire(import.meta.url);

const head = `// Made by React Compiler; compile-herbs.mjs says how, and a test compares. The compiler leaves out the types.
// @ts-nocheck
// biome-ignore-all lint: nobody edits this file

`;

const { code } = transformFileSync(join(import.meta.dirname, 'Herbs.tsx'), {
  configFile: false,
  babelrc: false,
  parserOpts: { plugins: ['jsx', 'typescript'] },
  plugins: [[resolve('babel-plugin-react-compiler'), { panicThreshold: 'all_errors' }]],
});

const biome = [resolve('@biomejs/biome/bin/biome'), 'check', '--write', '--stdin-file-path=HerbsCompiled.tsx'];
process.stdout.write(execFileSync(process.execPath, biome, { input: head + code, cwd: import.meta.dirname }));

import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { root } from '../../workspace.ts';

const page = 'remote-new/src/pages/A/X.demo.tsx';
const up = '../../../..';

/** Imports that the rules of .biome.json refuse. */
const refused: [file: string, source: string][] = [
  [page, `import { x } from '${up}/remote-basics/src/x.ts';`],
  [page, `import type { Site } from '${up}/host/src/site-context.ts';`],
  [page, `export { x } from '${up}/host/src/x.ts';`],
  [page, `export type { Site } from '${up}/host/src/site-context.ts';`],
  [page, `export type Site = typeof import('${up}/host/src/site-context.ts');`],
  [page, `export const x = await import('${up}/host/src/x.ts');`],
  [page, `export const x = await import(\`${up}/host/src/x.ts\`);`],
  [page, `const name = 'x'; export const x = await import(name);`],
  [page, `export const x = import.meta.glob('${up}/host/src/*.tsx');`],
  [page, `export const x = import.meta.glob<string>(['./*.ts', '${up}/remote-basics/src/*.ts'], { eager: true });`],
  [page, `export const x = import.meta.glob(\`${up}/host/sdk/src/*.ts\`);`],
  [page, `import { Link } from 'react-router-dom';`],
  [page, `export const x = await import('react-dom');`],
  [page, `import { readFileSync } from 'node:fs';`],
  [page, `import { sectionConfig } from '@site/tools/vite';`],
  [page, `import { test } from '@site/tools/browser-test';`],
  [page, `import { checkSection } from '@site/sdk/testing';`],
  [page, `import { tables } from '../../../build/tables.ts';`],
  ['remote-new/src/x.test.ts', `import { Store } from '@site/tools/release/store';`],
  ['remote-new/src/x.spec.ts', `import { Store } from '@site/tools/release/store';`],
  ['remote-new/vite.config.ts', `import { x } from './src/x.ts';`],
  ['remote-new/vite.config.ts', `import { Store } from '@site/tools/release/store';`],
  ['remote-new/build/x.ts', `import { DemoPanel } from '@site/sdk/ui/demo-panel';`],
  ['remote-new/build/x.ts', `import { x } from '../src/x.ts';`],
  ['host/sdk/src/ui/page/X.tsx', `import { App } from '../../../../src/App.tsx';`],
  ['host/sdk/src/ui/page/X.tsx', `export { App } from 'host/src/App.tsx';`],
  ['host/sdk/src/ui/page/X.tsx', `import { flushSync } from 'react-dom';`],
  ['host/sdk/src/ui/page/X.tsx', `import { kinds } from '@site/learning/kinds';`],
  ['host/sdk/src/ui/page/X.tsx', `import { kinds } from '../../../../learning/src/kinds.ts';`],
  ['host/sdk/src/form-status.ts', `import { createRoot } from 'react-dom/client';`],
  ['host/learning/src/x.ts', `import { App } from '../../src/App.tsx';`],
  ['host/learning/src/x.ts', `import { Store } from '@site/tools/release/store';`],
  ['host/learning/src/x.ts', `import { Link } from 'react-router-dom';`],
  ['host/src/App.tsx', `import section from '../../remote-hooks/src/section.ts';`],
  ['host/src/App.tsx', `import { loadRemote } from '@module-federation/runtime';`],
  ['host/src/App.tsx', `import { Store } from '../tools/src/release/store.ts';`],
  ['host/src/App.tsx', `import { Button } from '../sdk/src/ui/button/index.ts';`],
  ['host/src/load-section.ts', `import { x } from 'other-package';`],
  ['host/src/App.test.tsx', `import { Store } from '@site/tools/release/store';`],
  ['host/e2e/x.spec.ts', `import { x } from '../../remote-hooks/src/x.ts';`],
  ['host/e2e/x.spec.ts', `import { App } from '../src/App.tsx';`],
  ['host/tools/src/x.ts', `import { DemoPanel } from '@site/sdk/ui/demo-panel';`],
  ['host/tools/src/x.ts', `import { App } from 'host/src/App.tsx';`],
  ['host/tools/src/x.ts', `import { App } from '../../src/App.tsx';`],
  ['host/tools/src/check/x.ts', `import section from '../../../../remote-hooks/src/section.ts';`],
];

const allowed: [file: string, source: string][] = [
  [page, `import { useState } from 'react';`],
  [page, `import { fetchJson } from '@site/sdk/remote-data';`],
  [page, `import { EntryList } from '@site/learning/entries';`],
  [page, `import { configureStore } from '@reduxjs/toolkit';`],
  [page, `import { x } from '../B/x.ts';`],
  [page, `export const x = await import('./parts/x.ts');`],
  [page, `export const pages = import.meta.glob('./pages/*/page.md');`],
  ['remote-new/src/x.spec.ts', `import { test } from '@site/tools/browser-test';`],
  ['remote-new/vite.config.ts', `import { sectionConfig } from '@site/tools/vite';`],
  ['remote-new/vite.config.ts', `import { referencePlugin } from './build/reference-plugin.ts';`],
  ['remote-new/build/x.ts', `import postcss from 'postcss';`],
  ['host/sdk/src/ui/page/X.tsx', `import { classNames } from '../class-names.ts';`],
  ['host/sdk/src/form-status.ts', `export { useFormStatus } from 'react-dom';`],
  ['host/learning/src/x.ts', `import { Button } from '@site/sdk/ui/button';`],
  ['host/src/App.tsx', `import { kinds } from '@site/learning/kinds';`],
  ['host/src/load-section.ts', `import { loadRemote } from '@module-federation/runtime';`],
  ['host/e2e/x.spec.ts', `import { publish } from '@site/tools/release/publish';`],
  ['host/tools/src/x.ts', `import { parseManifest } from '@site/sdk/contract';`],
  ['host/tools/src/x.ts', `import { kinds } from '@site/learning/kinds';`],
];

const report = v.object({ diagnostics: v.array(v.object({ location: v.object({ path: v.string() }) })) });
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Lints files with the configuration of this repository. @returns the files in which an import is refused */
function lint(files: Record<string, string>): string[] {
  const dir = tempDir(files);
  cpSync(join(root, '.biome.json'), join(dir, '.biome.json'));
  cpSync(join(root, 'host/tools/biome'), join(dir, 'host/tools/biome'), { recursive: true });
  const rules = ['--only=style/noRestrictedImports', '--only=plugin'];
  const args = [biome, 'lint', ...rules, '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
  return v.parse(report, JSON.parse(stdout)).diagnostics.map(({ location }) => location.path);
}

/** Gives each case a file of its own. @returns the sources by path */
function filesOf(cases: [file: string, source: string][]): Record<string, string> {
  const numbered = cases.map(([file, source], index) => {
    const own = file.replace('remote-new', `remote-new${index}`).replace(/\b(x|X|App)\./, `$1${index}.`);
    return [own, `${source}\n`];
  });
  return Object.fromEntries(numbered);
}

describe('the import directions of .biome.json', () => {
  it('refuse what leaves the direction, in every form of import', () => {
    const files = filesOf(refused);
    const found = lint(files);
    expect(Object.entries(files).filter(([file]) => !found.includes(file))).toEqual([]);
  });

  it('allow what follows it', () => {
    expect(lint(filesOf(allowed))).toEqual([]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changes } from '../reference/known-names.ts';
import { remoteDirs } from '../workspace.ts';

const dir = remoteDirs().find((one) => one.endsWith('remote-hooks')) ?? '';
const text = v.pipe(v.string(), v.nonEmpty());
const kind = v.picklist(['hook', 'component', 'function', 'value', 'legacy', 'unstable', 'internal']);
const row = v.strictObject({ package: text, name: text, kind, purpose: text, entry: text });
const file = join(dir, 'src/pages/HooksFaq/exports.yaml');
const rows = v.parse(v.array(row), parse(readFileSync(file, 'utf8')));
const entryPoints = ['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react-dom/static'];

/** What an entry point exports; react-dom is the sdk's. */
const require = createRequire(join(dir, '../host/sdk/package.json'));

describe.each(entryPoints)('the exports of %s', (entryPoint) => {
  it('are those of the table', () => {
    const listed = new Set(rows.filter((one) => one.package === entryPoint).map(({ name }) => name));
    const exported = Object.keys(Object(require(entryPoint)));
    expect(changes(listed, exported)).toEqual({ added: [], removed: [] });
  });
});

it('stand in the table once each, and no further entry point does', () => {
  const names = rows.map((one) => `${one.package} ${one.name}`);
  expect(new Set(names).size).toBe(names.length);
  expect([...new Set(rows.map((one) => one.package))]).toEqual(entryPoints);
});

it('are hooks where their name says so', () => {
  const hooks = rows.filter(({ name }) => /^use([A-Z]|$)/.test(name));
  expect(hooks.filter(({ kind }) => !['hook', 'legacy'].includes(kind))).toEqual([]);
  expect(rows.filter((one) => one.kind === 'hook')).toHaveLength(20);
});

it('lead every hook to its entry on the page, and no name to one that is not there', () => {
  const entries = rows.map((one) => one.entry).filter((entry) => entry.startsWith('/HooksFaq#'));
  const folders = ['hooks', 'neighbours'].map((folder) => join(dir, 'src/pages/HooksFaq', folder));
  const exists = (entry: string) => folders.some((folder) => existsSync(join(folder, `${entry.split('#')[1]}.md`)));
  expect(entries.filter((entry) => !exists(entry))).toEqual([]);
  const astray = rows.filter((one) => one.kind === 'hook' && one.entry !== `/HooksFaq#${one.name}`);
  expect(astray.map(({ name }) => name)).toEqual([]);
});

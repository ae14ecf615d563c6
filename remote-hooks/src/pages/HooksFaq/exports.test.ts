// @vitest-environment node
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import exported from './exports.json';

const text = v.pipe(v.string(), v.nonEmpty());
const kind = v.picklist(['hook', 'component', 'function', 'value', 'legacy', 'unstable', 'internal']);
const row = v.strictObject({ package: text, name: text, kind, purpose: text, entry: text });
const rows = v.parse(v.array(row), exported);
const entryPoints = ['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react-dom/static'];

const require = createRequire(import.meta.url);

describe.each(entryPoints)('the exports of %s', (entryPoint) => {
  it('are those of the table', () => {
    const listed = rows.filter((one) => one.package === entryPoint).map(({ name }) => name);
    expect(listed.toSorted()).toEqual(Object.keys(Object(require(entryPoint))).toSorted());
  });
});

it('are listed once each, and those of no other entry point', () => {
  const names = rows.map((one) => `${one.package} ${one.name}`);
  expect(new Set(names).size).toBe(names.length);
  expect([...new Set(rows.map((one) => one.package))]).toEqual(entryPoints);
});

it('are hooks where their name says so', () => {
  const hooks = rows.filter(({ name }) => /^use([A-Z]|$)/.test(name));
  expect(hooks.filter(({ kind }) => !['hook', 'legacy'].includes(kind))).toEqual([]);
  expect(rows.filter((one) => one.kind === 'hook')).toHaveLength(20);
});

it('link every hook to its article, and no name to an article that does not exist', () => {
  const entries = rows.map((one) => one.entry).filter((entry) => entry.startsWith('/HooksFaq#'));
  const folders = ['hooks', 'neighbours'].map((folder) => join(import.meta.dirname, folder));
  const exists = (entry: string) => folders.some((folder) => existsSync(join(folder, `${entry.split('#')[1]}.md`)));
  expect(entries.filter((entry) => !exists(entry))).toEqual([]);
  const astray = rows.filter((one) => one.kind === 'hook' && one.entry !== `/HooksFaq#${one.name}`);
  expect(astray.map(({ name }) => name)).toEqual([]);
});

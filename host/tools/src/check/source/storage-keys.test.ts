import { describe, expect, it } from 'vitest';
import { browserSources } from './browser-sources.ts';
import { storageKeyProblems, storageKeysOf } from './storage-keys.ts';

describe('storage keys', () => {
  const sources = browserSources();

  it('belong to one section each in this repository, and name it', () => {
    expect(storageKeyProblems(sources)).toEqual([]);
  });

  it('are found where they are used', () => {
    const found = Object.values(sources).flatMap(storageKeysOf);
    expect([...new Set(found)].sort()).toEqual(
      expect.arrayContaining(['custom-hooks:name', 'site:theme', 'site:visits', 'tasks']),
    );
  });

  it.each([
    [`localStorage.setItem('a:b', text);`, ['a:b']],
    [`sessionStorage.getItem(\n  "a:b",\n);`, ['a:b']],
    [`const theme: StoredValue<Theme> = {\n  key: 'a:b',\n};`, ['a:b']],
    [`export const storageKey = 'a:b';\nlocalStorage.getItem(storageKey);`, ['a:b']],
    [`const [name] = useLocalStorage<string>('a:b', '', check);`, ['a:b']],
    [`const key = 'a:b';\nnew Map().get(key);`, []],
  ])('are found in %j', (source, keys) => {
    expect(storageKeysOf(source)).toEqual(keys);
  });

  it('are refused where two sections use the same one', () => {
    const source = `localStorage.setItem('tasks', text);`;
    const sources = { 'remote-a/src/x.ts': source, 'remote-a/src/y.ts': source, 'remote-b/src/z.ts': source };
    expect(storageKeyProblems(sources)).toEqual([
      'remote-b/src/z.ts uses the storage key "tasks", which remote-a uses too. Take another one.',
    ]);
  });

  it('are refused when they do not name their owner', () => {
    expect(storageKeyProblems({ 'remote-a/src/x.ts': `localStorage.setItem('draft', text);` })).toHaveLength(1);
  });
});

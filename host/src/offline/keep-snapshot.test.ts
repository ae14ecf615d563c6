import { addressOfFile, type Section } from '@site/sdk/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches } from '../testing/fake-caches.ts';
import { fixturePage, fixtureSection } from '../testing/fixture-site.ts';
import { keepSection } from './keep-section.ts';
import { keepSnapshot } from './keep-snapshot.ts';
import { createKept, keptPaths, keptSnapshot, removeKept } from './kept-cache.ts';
import { isKept, keepIfNamed, keepVisited, keptShell, updateKept } from './kept-site.ts';
import { readKept } from './read-kept.ts';
import { parseSnapshot } from './snapshot.ts';

const hash = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0');
const versions = { old: 'aaaaaaaaaaaa', next: 'bbbbbbbbbbbb' };

/** What the server has, by path. A file that is missing is not found. */
let served: Map<string, string>;
let requested: string[];

beforeEach(() => {
  served = new Map();
  requested = [];
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: (lock: object) => void) => work({}) },
  });
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    const text = served.get(path);
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

interface Change {
  /** Where versions share files. */
  shared?: string;
  /** Code that no page names. */
  lazy?: string;
}

/** Releases a host and the section "hooks" with three pages, one with an entry; the text of one page differs. */
function release(version: string, text: string, { shared, lazy = 'assets/lazy.js' }: Change = {}): string {
  const pages = [
    fixturePage('/UseOne', 'One', 1, { content: `content/One-${text}.json`, preload: ['assets/page.js'], styles: [] }),
    fixturePage('/UseTwo', 'Two', 2, { content: 'content/Two-same.json', preload: ['assets/page.js'], styles: [] }),
    fixturePage('/Asked', 'Asked', 3, {
      ...{ content: 'content/Asked-same.json', preload: ['assets/list.js'], styles: [], hasEntries: true },
      entryFiles: { preload: ['assets/entry.js'], styles: [] },
    }),
  ];
  const base = `/s/hooks/${version}/`;
  const row = {
    ...fixtureSection('hooks', 'Hooks', pages),
    version,
    base,
    search: 'search.json',
    searchTexts: 'search-texts.json',
  };
  const section: Section = shared === undefined ? row : { ...row, shared };
  const files = Object.fromEntries(
    [
      'remoteEntry-x1.js',
      'assets/page.js',
      'assets/list.js',
      'assets/entry.js',
      lazy,
      'search.json',
      'search-texts.json',
      'server/section.cjs',
      'images/Maps.png',
    ]
      .concat([
        `content/One-${text}.json`,
        'content/Two-same.json',
        'content/Asked-same.json',
        'content/Asked/why.json',
      ])
      .map((file) => [file, hash(/One|Asked\/why/.test(file) ? text : 'c')]),
  );
  for (const file of Object.keys(files)) served.set(addressOfFile(section, file), `${file} of ${version}`);
  served.set(`${base}search.json`, JSON.stringify({ entries: [], pages: [] }));
  const headings = pages.map((page) => ({ ...page, headings: [] }));
  served.set(
    `${base}section.json`,
    JSON.stringify({ ...section, pages: headings, server: 'server/section.cjs', files }),
  );
  served.set(
    `/host/${version}/offline.json`,
    JSON.stringify({ pages: ['/', '/Offline'], files: { 'main.js': hash('m') } }),
  );
  served.set(`/host/${version}/main.js`, `main of ${version}`);
  served.set('/Offline', `<script src="/host/${version}/main.js">`);
  return JSON.stringify({ contract: 3, host: version, at: '2026-11-23T04:00:00.000Z', sections: [section] });
}

/** Has the first version kept, and these pages visited. */
async function keepOld(...visited: string[]): Promise<Cache> {
  return keepFirst(release(versions.old, 'first'), visited);
}

async function keepFirst(text: string, visited: string[]): Promise<Cache> {
  const cache = await createKept();
  await keepSnapshot(cache, parseSnapshot(text));
  for (const path of visited) await keepVisited(path);
  return cache;
}

const keptOf = async (cache: Cache, version: string) =>
  [...(await keptPaths(cache))].filter((path) => path.includes(version)).map((path) => path.split(`${version}/`)[1]);

it('keeps the host and what search finds at once, and of a section what was visited', async () => {
  const cache = await keepOld('/useone');
  expect(await keptOf(cache, versions.old)).toEqual([
    ...['offline.json', 'main.js', 'search.json', 'search-texts.json'],
    ...['remoteEntry-x1.js', 'assets/page.js', 'content/One-first.json'],
  ]);
  expect(await Promise.all(['/UseOne', '/UseTwo', '/', '/Nothing'].map(isKept))).toEqual([true, false, true, false]);
  expect(await readKept()).toMatchObject({
    sections: [{ whole: null, pages: [{ address: '/UseOne', isKept: true, entries: [] }] }],
  });
});

it('keeps a file that was loaded only if its version is kept, so nothing of a preview', async () => {
  const cache = await keepOld();
  await keepIfNamed(cache, `/s/hooks/${versions.old}/assets/lazy.js`, new Response('lazy'));
  await keepIfNamed(cache, '/s/hooks/cccccccccccc/assets/lazy.js', new Response('lazy'));
  expect((await keptOf(cache, versions.old)).at(-1)).toBe('assets/lazy.js');
  expect(await keptOf(cache, 'cccccccccccc')).toEqual([]);
});

it('has the pages that are kept follow a release, and removes the version before', async () => {
  const cache = await keepOld('/UseOne', '/Asked/why');
  await keepIfNamed(cache, `/s/hooks/${versions.old}/assets/lazy.js`, new Response('lazy'));
  await updateKept(release(versions.next, 'second'));
  expect(await keptOf(cache, versions.old)).toEqual([]);
  expect((await keptOf(cache, versions.next)).sort()).toEqual([
    ...['assets/entry.js', 'assets/lazy.js', 'assets/page.js', 'content/Asked/why.json', 'content/One-second.json'],
    ...['main.js', 'offline.json', 'remoteEntry-x1.js', 'search-texts.json', 'search.json'],
  ]);
  expect(await (await keptShell())?.text()).toContain(versions.next);
  expect(await Promise.all(['/UseOne', '/UseTwo', '/Asked/why'].map(isKept))).toEqual([true, false, true]);
});

it('keeps a whole section through a release, without requesting again what has not changed', async () => {
  const cache = await keepOld();
  const [section] = (await keptSnapshot(cache))?.sections ?? [];
  if (!section) throw new Error('There is no section.');
  await keepSection(cache, section, () => {});
  expect(await readKept()).toMatchObject({ sections: [{ whole: { kept: 11, total: 11 } }] });
  requested = [];
  await updateKept(release(versions.next, 'second'));
  const base = `/s/hooks/${versions.next}/`;
  expect(requested.filter((path) => path.startsWith(base))).toEqual([
    ...[`${base}section.json`, `${base}section.json`],
    ...[`${base}content/One-second.json`, `${base}content/Asked/why.json`],
  ]);
  expect(await readKept()).toMatchObject({ sections: [{ whole: { kept: 11, total: 11 } }] });
});

it('keeps what versions share where it is, and removes what the new version does not have', async () => {
  const shared = '/s/hooks/files/dddddddddddd/';
  const old = release(versions.old, 'first', { shared, lazy: 'assets/lazy-one.js' });
  const cache = await keepFirst(old, ['/UseOne', '/Asked/why']);
  await keepIfNamed(cache, `${shared}assets/lazy-one.js`, new Response('lazy'));
  requested = [];
  await updateKept(release(versions.next, 'second', { shared, lazy: 'assets/lazy-two.js' }));
  expect(requested.filter((path) => path.startsWith(shared))).toEqual([]);
  expect((await keptOf(cache, 'dddddddddddd')).sort()).toEqual([
    ...['assets/entry.js', 'assets/page.js', 'remoteEntry-x1.js'],
  ]);
  expect(await Promise.all(['/UseOne', '/UseTwo', '/Asked/why'].map(isKept))).toEqual([true, false, true]);
});

it('keeps a whole section through a release that shares files for the first time', async () => {
  const cache = await keepOld();
  const [section] = (await keptSnapshot(cache))?.sections ?? [];
  if (!section) throw new Error('There is no section.');
  await keepSection(cache, section, () => {});
  const shared = '/s/hooks/files/dddddddddddd/';
  requested = [];
  await updateKept(release(versions.next, 'second', { shared }));
  expect(requested.filter((path) => path.startsWith(shared))).toEqual([]);
  expect(await readKept()).toMatchObject({ sections: [{ whole: { kept: 11, total: 11 } }] });
});

it.each([
  ['a file does not arrive', (base: string) => served.delete(`${base}content/One-second.json`)],
  ['another release is made meanwhile', () => served.set('/Offline', '<script src="/host/cccccccccccc/main.js">')],
])('stays at the version before when %s, and goes on the next time', async (_, disturb) => {
  const cache = await keepOld('/UseOne');
  const before = await keptSnapshot(cache);
  const text = release(versions.next, 'second');
  const all = new Map(served);
  disturb(`/s/hooks/${versions.next}/`);
  await expect(updateKept(text)).rejects.toThrow();
  expect(await keptSnapshot(cache)).toEqual(before);
  expect(await isKept('/UseOne')).toBe(true);
  expect(await (await keptShell())?.text()).toContain(versions.old);

  served = all;
  await updateKept(text);
  expect((await keptSnapshot(cache))?.text).toBe(text);
  expect(await keptOf(cache, versions.old)).toEqual([]);
});

it('keeps nothing before the reader asks, and after it was removed', async () => {
  await updateKept(release(versions.old, 'first'));
  expect(requested).toEqual([]);
  await keepOld('/UseOne');
  await removeKept();
  await keepVisited('/UseTwo');
  expect([await readKept(), await keptShell(), await isKept('/UseOne')]).toEqual([null, undefined, false]);
});

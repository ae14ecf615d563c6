import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { versionOf } from './files.ts';
import { readState } from './ledger.ts';
import { listReleases } from './list-releases.ts';
import { publish, retire } from './publish.ts';
import { rollback } from './rollback.ts';
import { type Candidate, stageSection } from './stage.ts';
import { type FixtureSection, fixtureEntry, writeSection } from './testing/fixture-release.ts';
import { type FixtureSite, first, fixtureSite, liveFixtureSite } from './testing/fixture-site.ts';
import { changedPaths, liveTree, withCopies } from './testing/live-tree.ts';

let site: FixtureSite;
beforeEach(async () => {
  site = await liveFixtureSite();
});
afterEach(() => site.remove());

const page = (...names: string[]) => names.flatMap((name) => [`${name}/index.html`]);
const read = (path: string) => readFileSync(join(site.store.live, path), 'utf8');
const lists = withCopies('registry.json', 'releases.json', 'routes.json');

it('a changed text changes its own document and the lists of the site, and not a byte more', async () => {
  const before = liveTree(site.store);
  const pages = [{ address: '/Alpha', text: 'New text' }, { address: '/Beta' }];
  const version = await site.release({ ...first, pages });
  const { added, changed, gone } = changedPaths(before, liveTree(site.store));
  expect(added.every((path) => path.startsWith(`s/first/${version}/`))).toBe(true);
  expect(added).toContain(`s/first/${version}/server/section.cjs`);
  expect(gone).toEqual([]);
  expect(changed).toEqual([...withCopies(...page('Alpha', 'alpha')), ...lists].sort());
  expect(read('alpha/index.html')).toContain('New text');
});

const [alpha, beta] = [{ address: '/Alpha' }, { address: '/Beta' }];

it.each<[string, Partial<FixtureSection>, string[]]>([
  ['an entry is added', { pages: [{ ...alpha, entries: { 'a-new-one': [] } }, beta] }, []],
  ['a page is added', { pages: [alpha, beta, { address: '/Delta' }] }, ['index.html']],
  ['a page is renamed', { pages: [{ ...alpha, label: 'Renamed' }, beta] }, ['index.html']],
  ['a page is removed', { pages: [alpha] }, ['index.html']],
])('%s: of the other documents only the one that lists all pages may change', async (_what, change, listing) => {
  const before = liveTree(site.store);
  await site.release({ ...first, ...change });
  const { changed } = changedPaths(before, liveTree(site.store));
  const own = withCopies('Alpha/index.html', 'alpha/index.html', 'Beta/index.html', 'beta/index.html');
  expect(changed.filter((path) => !own.includes(path))).toEqual([...withCopies(...listing), ...lists].sort());
});

it('a section is renamed: every document has its title', async () => {
  await site.release({ ...first, title: 'Renamed' });
  for (const path of ['404.html', 'Gamma/index.html', 'design/index.html'])
    expect(read(path)).toContain('one: Renamed, ');
});

it('a changed label is in the documents of its section, and in the one that lists all pages', async () => {
  await site.release({ ...first, pages: [{ ...alpha, label: 'Renamed' }, beta] });
  for (const path of ['Alpha/index.html', 'beta/index.html'])
    expect(read(path)).toContain('<nav>one: Renamed, Beta, About second</nav>');
  expect(read('index.html')).toContain('<nav>one: Renamed, Beta, Gamma</nav>');
});

it('a new page appears with its section, and a deleted one disappears', async () => {
  await site.release({ ...first, pages: [{ address: '/Beta' }, { address: '/Zeta' }] });
  const live = liveTree(site.store);
  expect(live).toHaveProperty('zeta/index.html');
  expect(live).not.toHaveProperty('Alpha/index.html');
  expect(read('index.html')).toContain('Beta, Zeta, Gamma');
});

it('releasing the live version again changes nothing', async () => {
  const before = liveTree(site.store);
  const { changed } = await site.publish(await site.stage(first), await site.stageHost());
  expect(changed).toEqual([]);
  expect(liveTree(site.store)).toEqual(before);
  expect(site.store.liveSequence()).toBe(1);
});

it('a host release renders all pages again, from the stored builds of the sections', async () => {
  const before = liveTree(site.store);
  const version = await site.releaseHost('two');
  const { added, changed, gone } = changedPaths(before, liveTree(site.store));
  expect(added.every((path) => path.startsWith(`host/${version}/`))).toBe(true);
  expect(gone).toEqual([]);
  expect(changed.filter((path) => path.startsWith('s/'))).toEqual([]);
  for (const name of ['Alpha', 'Beta', 'Gamma'])
    expect(read(`${name}/index.html`)).toMatch(
      new RegExp(`<main><article data-at="/s/\\w+/files/\\w+/"><h1>${name}</h1><p>Text</p></article></main>`),
    );
  for (const path of ['index.html', '404.html', 'alpha/index.html']) expect(read(path)).toContain('<nav>two: ');
});

it('a page names its own files, and the text of a section is taken literally', async () => {
  const text = "<b>$& $1 $` $'</b>";
  await site.release({ ...first, pages: [{ address: '/Alpha', text }] });
  const html = read('alpha/index.html');
  expect(html).toContain(`<p>${text}</p>`);
  const [, shared = ''] = /<article data-at="(\/s\/first\/files\/[0-9a-f]{12}\/)">/.exec(html) ?? [];
  expect(html).toContain(`<link rel="modulepreload" href="${shared}${fixtureEntry('first')}">`);
  expect(readFileSync(join(site.store.dir, shared, fixtureEntry('first')), 'utf8')).toContain('first one');
  expect(html).toContain('.first { color: red }</style>');
  expect(html).not.toContain('second/');
});

it('a retired section is gone with its pages and its menu, and a rollback to a version brings it back', async () => {
  const version = readState(site.store).sections[1]?.version;
  await retire(site.store, 'second');
  expect(liveTree(site.store)).not.toHaveProperty('gamma/index.html');
  expect(read('alpha/index.html')).toContain('<nav>one: Alpha, Beta</nav>');
  expect(listReleases(site.store).join('\n')).toMatch(/2 .* retire +second/);
  await expect(retire(site.store, 'second')).rejects.toThrow('No section "second" is live. Live are: first.');
  await expect(retire(site.store, 'host')).rejects.toThrow('The host cannot be retired');
  await rollback(site.store, 'second', version);
  expect(read('gamma/index.html')).toContain('<h1>Gamma</h1>');
});

it('where nothing is released, there is nothing to retire', async () => {
  const empty = fixtureSite();
  await expect(retire(empty.store, 'second')).rejects.toThrow(`Nothing is released in ${empty.store.dir} yet.`);
  empty.remove();
});

it('the ledger holds who was released when, on top of what', async () => {
  await site.release({ ...first, script: 'two' });
  const [one, two] = [readState(site.store, 1), readState(site.store, 2)];
  expect(one.entry.subjects).toEqual(['host', 'first', 'second']);
  expect(two.entry).toMatchObject({ sequence: 2, previous: one.hash, action: 'release', subjects: ['first'] });
});

it('without a host there is no page to render: an error reports it, and the section can be released afterwards', async () => {
  site.remove();
  site = fixtureSite();
  await expect(site.release(first)).rejects.toThrow(/No host is released yet.*npm run release:host/);
  expect(liveTree(site.store)).toEqual({});
  await site.releaseHost();
  await site.release(first);
  expect(liveTree(site.store)).toHaveProperty('alpha/index.html');
});

/** Stages the first section as another owner builds it. */
async function stageAsOthers(script: string): Promise<Candidate> {
  const theirs = site.folder();
  writeSection(theirs, { ...first, script });
  const path = join(theirs, 'section.json');
  const manifest = { ...JSON.parse(readFileSync(path, 'utf8')), owner: '@site/others' };
  writeFileSync(path, JSON.stringify({ ...manifest, version: versionOf(manifest) }));
  return stageSection(site.store, theirs);
}

it('a section belongs to the owner who released it first, until it is handed over', async () => {
  const candidate = await stageAsOthers('two');
  const refused = 'The section "first" belongs to @site/first, not to @site/others, so nothing was released.';
  await expect(site.publish(candidate)).rejects.toThrow(refused);
  await retire(site.store, 'first');
  await expect(site.publish(candidate)).rejects.toThrow(refused);
  await publish(site.store, 'release', [candidate], { newOwner: true });
  expect(readState(site.store).sections.find(({ id }) => id === 'first')?.owner).toBe('@site/others');
});

it('a rollback to a version of the former owner does not hand the section back', async () => {
  await publish(site.store, 'release', [await stageAsOthers('two')], { newOwner: true });
  await rollback(site.store, 'first');
  const refused = 'The section "first" belongs to @site/others, not to @site/first, so nothing was released.';
  await expect(site.release({ ...first, script: 'three' })).rejects.toThrow(refused);
  await site.publish(await stageAsOthers('three'));
  expect(readState(site.store).sections.find(({ id }) => id === 'first')?.owner).toBe('@site/others');
});

import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { contractVersion } from '@site/sdk/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readState } from './ledger.ts';
import { listReleases } from './list-releases.ts';
import { rollback } from './rollback.ts';
import { Store } from './store.ts';
import { type Ask, serveStore } from './testing/ask.ts';
import { type FixtureSite, first, fixtureSite, second } from './testing/fixture-site.ts';

// A site whose sections were built for contract 1 keeps working when the host and one section are released with the contract of today.

let site: FixtureSite;
let server: Server;
let ask: Ask;
let old: string;
beforeEach(async () => {
  site = fixtureSite();
  const candidate = await site.stage({ ...first, contract: 1 });
  old = candidate.version;
  await site.publish(await site.stageHost(), candidate, await site.stage({ ...second, contract: 1 }));
  ({ server, ask } = await serveStore(site.store));
});
afterEach(() => {
  server.close();
  site.remove();
});

const page = async (path: string) => (await ask(path)).body.toString();

it('sections of contract 1 have their text on their pages', async () => {
  expect(await page('/alpha')).toContain('<main><p>Text</p></main>');
});

it('a host and one section of the contract of today go live beside them, are listed, and are rolled back', async () => {
  await site.publish(await site.stageHost('two'), await site.stage({ ...first, script: 'two' }));
  expect(await page('/alpha')).toContain('<h1>Alpha</h1>');
  expect(await page('/gamma')).toContain('<nav>two: About first, Gamma</nav><main><p>Text</p></main>');
  expect(readState(site.store).sections.map(({ contract }) => contract)).toEqual([contractVersion, 1]);
  expect(listReleases(site.store).join('\n')).toContain(old);

  await rollback(site.store, 'first');
  expect(await page('/alpha')).toContain('<main><p>Text</p></main>');
  await rollback(site.store, 'host');
  expect(await page('/alpha')).toContain('<nav>one: ');
});

/** Rewrites the live registry as a newer checkout would have written it. */
function writeAsNewer(change: (registry: { ledger: number; sections: Record<string, unknown>[] }) => void): void {
  const file = join(site.store.live, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  change(registry);
  rmSync(file);
  writeFileSync(file, JSON.stringify(registry));
}

it('fields that a newer checkout wrote are kept by a release of another section', async () => {
  writeAsNewer(({ sections }) => Object.assign(sections[1] ?? {}, { color: 'teal' }));
  await site.release({ ...first, script: 'two' });
  const { sections } = JSON.parse((await page('/registry.json')).toString());
  expect(sections[1]).toMatchObject({ id: 'second', color: 'teal' });
});

it('a section that only a newer checkout reads keeps its row and its pages', async () => {
  writeAsNewer(({ sections }) => Object.assign(sections[1] ?? {}, { contract: 99 }));
  const before = await page('/gamma');
  await site.release({ ...first, script: 'two' });
  expect(await page('/gamma')).toBe(before);
  const { sections } = JSON.parse(await page('/registry.json'));
  expect(sections.map(({ id, contract }: Record<string, unknown>) => [id, contract])).toEqual([
    ['first', contractVersion],
    ['second', 99],
  ]);
  await site.release({ ...first, script: 'three' });
  expect(await page('/gamma')).toBe(before);
});

it('a ledger of another version is refused with what to do, and still served', async () => {
  writeAsNewer((registry) => Object.assign(registry, { ledger: 2 }));
  await expect(site.release({ ...first, script: 'two' })).rejects.toThrow(
    /field "ledger" must be 1: a newer checkout has released here, so use that one/,
  );
  expect((await ask('/alpha')).status).toBe(200);
});

it('a store of the first edition is served as it is, and released into', async () => {
  const { dir } = site.store;
  renameSync(join(dir, 'snapshots'), join(dir, 'compositions'));
  rmSync(join(dir, 'live'));
  symlinkSync('compositions/000001', join(dir, 'live'));
  rmSync(join(dir, 'compositions/000001/routes.json'));
  const store = Store.create(dir);
  expect(store.liveSequence()).toBe(1);
  expect((await ask('/ALPHA/')).status).toBe(200);
  expect((await ask('/nothing')).status).toBe(404);
  await site.release({ ...first, script: 'two' });
  expect(existsSync(join(dir, 'live/routes.json'))).toBe(true);
  expect(await page('/alpha')).toContain('<h1>Alpha</h1>');
});

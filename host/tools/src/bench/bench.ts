import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageOfItem, parseItems, parseManifest } from '@site/sdk/contract';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../check/find-browser.ts';
import { versionOf } from '../release/files.ts';
import { readState } from '../release/ledger.ts';
import { publish } from '../release/publish.ts';
import { readJson } from '../release/read-json.ts';
import { releaseEverything } from '../release/release-everything.ts';
import { rollback } from '../release/rollback.ts';
import { runSite } from '../release/run.ts';
import { stageSection } from '../release/stage.ts';
import { Store } from '../release/store.ts';
import { createSiteServer } from '../server/serve.ts';
import { root } from '../workspace.ts';
import { measureVisit, type Visit } from './measure.ts';
import { measureChange } from './measure-change.ts';
import { measureList } from './measure-list.ts';
import { seconds } from './seconds.ts';
import { buildSingle, serveSingle } from './single-build.ts';

const visits = { home: '/', 'deep link': '/UseReduce', questions: '/javascript' };
const changes = [
  ['/UseStateHook', '/UseeffectHook'],
  ['/HtmlCss', '/javascript'],
] as const;
const measured = ['kB', 'scriptKB', 'requests', 'rounds', 'fcp', 'lcp', 'blocked', 'shift'] as const;
const rounds = 3;

/** Prints what the released site costs a slow phone, beside a plain single build of the same source, and how long releases take. */
export async function bench(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const store = Store.create(dir);
  console.log(`Everything built and released: ${await seconds(() => releaseEverything(store))} s`);
  const single = await buildSingle();
  await benchVisits(store, single);
  await benchReleases(store);
  for (const folder of [dir, single]) rmSync(folder, { recursive: true, force: true });
}

async function benchVisits(store: Store, single: string): Promise<void> {
  const servers = [createSiteServer(store), serveSingle(single)];
  const [site = '', plain = ''] = await Promise.all(servers.map(listen));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await measureAll(store, browser, site, plain);
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

async function measureAll(store: Store, browser: Browser, site: string, plain: string): Promise<void> {
  for (const [name, path] of Object.entries(visits)) {
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await measureVisit(browser, site + path));
      theirs.push(await measureVisit(browser, plain + path));
    }
    print(name, median(ours), median(theirs));
  }
  await benchChanges(browser, site, plain);
  await benchList(store, browser, site);
}

/** Following a link on the slow phone: to an article, and to a long list. */
async function benchChanges(browser: Browser, site: string, plain: string): Promise<void> {
  for (const [from, to] of changes) {
    const [ours, theirs] = [
      await measureChange(browser, site, from, to),
      await measureChange(browser, plain, from, to),
    ];
    console.log(
      `\n${from} to ${to}: ${ours.cold.toFixed(0)} ms the first time, ${ours.warm.toFixed(0)} ms the second; ` +
        `single build ${theirs.cold.toFixed(0)} and ${theirs.warm.toFixed(0)} ms`,
    );
  }
}

/** The page with the most entries: what it weighs, and how long a reader waits for its filter and for all answers at once. */
async function benchList(store: Store, browser: Browser, site: string): Promise<void> {
  const { address, entries } = longestList(store);
  const list = await measureList(browser, site + address);
  console.log(
    `\n${address}: ${entries} entries, ${list.elements} elements, ${list.documentKB.toFixed(0)} kB of HTML; on the slow phone ` +
      `${list.filter.toFixed(0)} ms to filter, ${list.search.toFixed(0)} ms to search, ${list.openAll.toFixed(0)} ms to open all`,
  );
}

function longestList(store: Store): { address: string; entries: number } {
  const counts = new Map<string, number>();
  for (const { id, version, items } of readState(store).sections) {
    const path = items && join(store.sectionDir(id, version), items);
    for (const item of path ? parseItems(readJson(path), path) : []) {
      const page = pageOfItem(item);
      counts.set(page, (counts.get(page) ?? 0) + 1);
    }
  }
  const [address = '/', entries = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { address, entries };
}

/** A section is built, released, and rolled back from a second version. */
async function benchReleases(store: Store): Promise<void> {
  const hooks = join(root, 'remote-hooks');
  const build = await seconds(() => runSite(['build'], hooks));
  const second = secondVersion(join(hooks, 'dist/release'));
  const release = await seconds(async () => publish(store, 'release', [await stageSection(store, second)]));
  console.log(
    `\nOne section: built ${build} s, released ${release} s, taken back ${await seconds(() => rollback(store, 'hooks'))} s`,
  );
  rmSync(second, { recursive: true, force: true });
}

/** The same section with another title, and therefore another version. */
function secondVersion(dir: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-bench-'));
  cpSync(dir, copy, { recursive: true });
  const path = join(copy, 'section.json');
  const manifest = parseManifest(readJson(path), path);
  const content = { ...manifest, title: `${manifest.title}, again` };
  writeFileSync(path, JSON.stringify({ ...content, version: versionOf(content) }));
  return copy;
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`)),
  );
}

function median(all: Visit[]): Visit {
  const middle = (key: keyof Visit) =>
    all.map((visit) => visit[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return {
    kB: middle('kB'),
    scriptKB: middle('scriptKB'),
    requests: middle('requests'),
    rounds: middle('rounds'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    blocked: middle('blocked'),
    shift: middle('shift'),
  };
}

function print(name: string, ours: Visit, theirs: Visit): void {
  console.log(`\n${name.padEnd(12)}${'site'.padStart(10)}${'single'.padStart(10)}${'ratio'.padStart(8)}`);
  for (const key of measured) {
    const ratio = theirs[key] ? `×${(ours[key] / theirs[key]).toFixed(2)}` : '';
    console.log(
      `${key.padEnd(12)}${ours[key].toFixed(1).padStart(10)}${theirs[key].toFixed(1).padStart(10)}${ratio.padStart(8)}`,
    );
  }
}

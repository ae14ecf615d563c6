import { parseArgs } from 'node:util';
import { bench } from './bench/bench.ts';
import { runTests } from './check/test-command.ts';
import { develop } from './dev/dev.ts';
import { startDevServer } from './dev/dev-server.ts';
import { buildHost } from './release/build-host.ts';
import { buildSection } from './release/build-section.ts';
import { listReleases } from './release/list-releases.ts';
import { type Published, publish, stageHost, stageSection } from './release/publish.ts';
import { releaseEverything } from './release/release-everything.ts';
import { rollback } from './release/rollback.ts';
import { runSite } from './release/run.ts';
import { startServer } from './release/start-server.ts';
import { Store } from './release/store.ts';
import { hostDir, readSectionInfo } from './workspace.ts';

interface Command {
  about: string;
  run: (args: string[]) => unknown;
}

/** Everything `site` can do. Those that work on one section or on the host take it from the folder they are called in. */
export const commands: Record<string, Command> = {
  start: { about: 'builds, releases and serves the whole site', run: start },
  serve: { about: 'serves what is released', run: () => startServer(new Store()) },
  dev: {
    about: 'serves host and sections for development, or host and the section of this folder',
    run: () => develop(process.cwd()),
  },
  'dev-server': { about: 'the development server of this folder alone', run: () => startDevServer(process.cwd()) },
  build: { about: 'builds the section (or the host) of this folder', run: build },
  release: {
    about: 'builds it and puts it live (--store <folder>; --built: as it was built; --all: everything)',
    run: release,
  },
  rollback: { about: 'puts its version before live again, or the one that is named', run: rollBack },
  test: { about: 'runs the checks of this folder; in the top folder all of them', run: () => runTests(process.cwd()) },
  bench: { about: 'measures the site against a plain single build', run: bench },
  releases: { about: 'lists what is live and what was', run: () => console.log(listReleases(new Store()).join('\n')) },
};

async function start(): Promise<void> {
  const store = new Store();
  report(await releaseEverything(store));
  await startServer(store);
}

async function build(): Promise<void> {
  console.log(`Built ${isHost() ? await buildHost() : await buildSection(process.cwd())}`);
}

async function release(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { store: { type: 'string' }, built: { type: 'boolean' }, all: { type: 'boolean' } },
  });
  const store = new Store(values.store);
  if (values.all) return report(await releaseEverything(store));
  const cwd = process.cwd();
  if (!values.built) await runSite(['build'], cwd);
  const dir = `${cwd}/dist/release`;
  const candidate = isHost() ? await stageHost(store, dir) : await stageSection(store, dir);
  report(await publish(store, 'release', [candidate]));
}

async function rollBack(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { store: { type: 'string' } }, allowPositionals: true });
  const id = isHost() ? 'host' : readSectionInfo(process.cwd()).id;
  report(await rollback(new Store(values.store), id, positionals[0]));
}

function isHost(): boolean {
  return process.cwd() === hostDir;
}

function report({ entry, changed }: Published): void {
  if (changed.length === 0) console.log('Live already in this version; nothing was changed.');
  for (const { id, version } of changed) console.log(`Live: ${id} ${version} (${entry.action} ${entry.sequence})`);
}

import { join } from 'node:path';
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
import { hostDir, readSectionInfo, remoteDirs } from './workspace.ts';

const host = { type: 'boolean' } as const;
const store = { type: 'string' } as const;

interface Command {
  about: string;
  run: (args: string[]) => unknown;
}

/** Everything `site` can do. Those that work on one section take it from the folder they are called in. */
export const commands: Record<string, Command> = {
  start: { about: 'builds, releases and serves the whole site', run: start },
  serve: { about: 'serves what is released', run: () => startServer(new Store()) },
  dev: {
    about: 'serves host and sections for development, or host and the section of this folder',
    run: () => develop(process.cwd()),
  },
  'dev-server': { about: 'the development server of this folder alone', run: () => startDevServer(process.cwd()) },
  build: { about: 'builds the section of this folder (--host: the host)', run: build },
  release: {
    about: 'builds it and puts it live (--host; --all: everything; --store <folder>; --built: without a build)',
    run: release,
  },
  rollback: {
    about: 'puts its version before live again, or the one that is named (--host; --store <folder>)',
    run: rollBack,
  },
  test: { about: 'runs the checks of this folder; in the top folder all of them', run: () => runTests(process.cwd()) },
  bench: { about: 'measures the site against a plain single build', run: bench },
  releases: { about: 'lists what is live and what was', run: () => console.log(listReleases(new Store()).join('\n')) },
};

async function start(): Promise<void> {
  const store = new Store();
  report(await releaseEverything(store));
  await startServer(store);
}

async function build(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { host } });
  const dir = workspaceOf(values);
  console.log(`Built ${dir === hostDir ? await buildHost() : await buildSection(dir)}`);
}

async function release(args: string[]): Promise<void> {
  const options = { host, store, built: { type: 'boolean' }, all: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  const target = new Store(values.store);
  if (values.all) return report(await releaseEverything(target));
  const dir = workspaceOf(values);
  if (!values.built) await runSite(['build'], dir);
  const built = join(dir, 'dist/release');
  const candidate = dir === hostDir ? await stageHost(target, built) : await stageSection(target, built);
  report(await publish(target, 'release', [candidate]));
}

async function rollBack(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { host, store }, allowPositionals: true });
  const dir = workspaceOf(values);
  const id = dir === hostDir ? 'host' : readSectionInfo(dir).id;
  report(await rollback(new Store(values.store), id, positionals[0]));
}

/**
 * The folder a command works on: the host's with `--host`, otherwise the one it is called in. (npm takes `-w host` for the
 * workspaces inside `host` too.)
 * @throws Error when that is neither a section's nor the host's
 */
function workspaceOf(values: { host?: boolean | undefined }): string {
  const dir = values.host ? hostDir : process.cwd();
  if (dir === hostDir || remoteDirs().includes(dir)) return dir;
  throw new Error(
    `${dir} is no section. Name one: npm run <command> -w remote-hooks; for the host: npm run <command>:host`,
  );
}

function report({ entry, changed }: Published): void {
  if (changed.length === 0) console.log('Live already in this version; nothing was changed.');
  for (const { id, version } of changed) console.log(`Live: ${id} ${version} (${entry.action} ${entry.sequence})`);
}

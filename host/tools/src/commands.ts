import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Published } from './release/publish.ts';
import { hostDir, readSectionInfo, remoteDirs } from './workspace.ts';

// Each command loads what it needs when it runs: a rollback takes a second, and would take five with the build tools.

const host = { type: 'boolean' } as const;
const store = { type: 'string' } as const;

interface Command {
  about: string;
  run: (args: string[]) => unknown;
}

/** Everything `site` can do. Those that work on one section take it from the folder they are called in. */
export const commands: Record<string, Command> = {
  start: { about: 'builds, releases and serves the whole site', run: start },
  serve: { about: 'serves what is released', run: serve },
  dev: {
    about: 'serves host and sections for development, or host and the section of this folder',
    run: async () => (await import('./dev/dev.ts')).develop(process.cwd()),
  },
  'dev-server': {
    about: 'the development server of this folder alone',
    run: async () => (await import('./dev/dev-server.ts')).startDevServer(process.cwd()),
  },
  build: { about: 'builds the section of this folder (--host: the host)', run: build },
  release: {
    about: 'builds it and puts it live (--host; --all: everything; --store <folder>; --built: without a build)',
    run: release,
  },
  rollback: {
    about: 'puts its version before live again, or the one that is named (--host; --store <folder>)',
    run: rollBack,
  },
  test: {
    about: 'runs the checks of this folder, in the top folder all of them (--quick: without browser specs)',
    run: test,
  },
  check: {
    about: 'checks content and runs its samples, bugs and exercises (files or folders; without: all of it)',
    run: async (args) => (await import('./check/check-command.ts')).runCheck(args),
  },
  bench: {
    about: 'measures the site against a plain single build',
    run: async () => (await import('./bench/bench.ts')).bench(),
  },
  releases: { about: 'lists what is live and what was', run: releases },
};

async function test(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { quick: { type: 'boolean' } } });
  const { runTests } = await import('./check/test-command.ts');
  await runTests(process.cwd(), values);
}

async function start(): Promise<void> {
  const { releaseEverything } = await import('./release/release-everything.ts');
  report(await releaseEverything(await openStore()));
  await serve();
}

async function serve(): Promise<void> {
  const { startServer } = await import('./release/start-server.ts');
  await startServer(await openStore());
}

async function releases(): Promise<void> {
  const { listReleases } = await import('./release/list-releases.ts');
  console.log(listReleases(await openStore()).join('\n'));
}

async function openStore(dir?: string) {
  const { Store } = await import('./release/store.ts');
  return new Store(dir);
}

async function build(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { host } });
  const dir = workspaceOf(values);
  const build =
    dir === hostDir
      ? (await import('./release/build-host.ts')).buildHost()
      : (await import('./release/build-section.ts')).buildSection(dir);
  console.log(`Built ${await build}`);
}

async function release(args: string[]): Promise<void> {
  const options = { host, store, built: { type: 'boolean' }, all: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  const target = await openStore(values.store);
  const { releaseEverything } = await import('./release/release-everything.ts');
  if (values.all) return report(await releaseEverything(target));
  const { publish, stageHost, stageSection } = await import('./release/publish.ts');
  const { runSite } = await import('./release/run.ts');
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
  const { rollback } = await import('./release/rollback.ts');
  report(await rollback(await openStore(values.store), id, positionals[0]));
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

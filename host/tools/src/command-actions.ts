import type { Published } from './release/publish.ts';
import type { Candidate } from './release/stage.ts';
import type { Store } from './release/store.ts';
import { change, createStore, openStore } from './store-of-command.ts';
import { hostDir, readSectionInfo, remoteDirs } from './workspace.ts';

/** The options that commands have in common. */
export interface Options {
  host?: true;
  all?: true;
  built?: true;
  store?: string;
  newOwner?: true;
  gate?: boolean;
}

/** Measures the released site, or how releases grow. */
export async function bench(what: 'site' | 'release'): Promise<void> {
  if (what === 'release') await (await import('./bench/bench-growth.ts')).benchGrowth();
  else await (await import('./bench/bench.ts')).bench();
}

/** Builds, releases and serves everything. */
export async function start(): Promise<void> {
  const { releaseEverything } = await import('./release/release-everything.ts');
  const { originFrom } = await import('./release/site-origin.ts');
  const { explainFullDisk } = await import('./release/explain-full-disk.ts');
  const store = await createStore();
  report(await explainFullDisk(store, () => releaseEverything(store, { progress: console.log, origin: originFrom() })));
  await serve();
}

/** Serves what is released. */
export async function serve(): Promise<void> {
  const { startServer } = await import('./server/start-server.ts');
  await startServer(await openStore());
}

/** Lists what is live and what was. */
export async function releases({ store }: Options): Promise<void> {
  const { listReleases } = await import('./release/list-releases.ts');
  console.log(listReleases(await openStore(store)).join('\n'));
}

/** Takes a section out of the site. */
export async function retireSection(id: string, options: Options): Promise<void> {
  const { retire } = await import('./release/publish.ts');
  await change(options.store, async (store) => {
    const { sequence } = await retire(store, id);
    console.log(`Retired: ${id} (${sequence})`);
  });
}

/** Builds the host or the section of this folder. */
export async function build(options: Options): Promise<void> {
  const dir = workspaceOf(options);
  const build =
    dir === hostDir
      ? (await import('./build/build-host.ts')).buildHost()
      : (await import('./build/build-section.ts')).buildSection(dir);
  console.log(`Built ${await build}`);
}

/** Serves a live site with the section of this folder in place of what is released. */
export async function preview(site: string, { built }: { built?: true }): Promise<void> {
  const { startPreview } = await import('./preview/start-preview.ts');
  await startPreview(workspaceOf({}), site, { built });
}

/** Builds what is asked for, checks it and puts it live. */
export async function release(options: Options): Promise<void> {
  const { originFrom } = await import('./release/site-origin.ts');
  // What is wrong with it is said before anything is built.
  (await import('./content/markdown/source-links.ts')).repositoryFrom();
  const settings = { progress: console.log, origin: originFrom(), newOwner: options.newOwner };
  let candidates: Candidate[] | undefined;
  const work = async (store: Store) => {
    candidates ??= await stageCandidates(store, options);
    const { checkedRelease } = await import('./gate/checked-release.ts');
    report(await checkedRelease(store, candidates, { ...settings, isChecked: options.gate !== false }));
    (await import('./release/reserve.ts')).keepReserve(store);
  };
  await change(options.store, work, createStore);
}

async function stageCandidates(store: Store, options: Options): Promise<Candidate[]> {
  const { buildAndStage, stage, stageEverything } = await import('./release/release-everything.ts');
  if (options.all) return stageEverything(store, console.log);
  const dir = workspaceOf(options);
  return [await (options.built ? stage(store, dir) : buildAndStage(store, dir, console.log))];
}

/** Puts an earlier version live again. */
export async function rollBack(version: string | undefined, options: Options): Promise<void> {
  const dir = workspaceOf(options);
  const id = dir === hostDir ? 'host' : readSectionInfo(dir).id;
  const { rollback } = await import('./release/rollback.ts');
  await change(options.store, async (store) => report(await rollback(store, id, version)));
}

/**
 * The folder a command works on: the host's with `--host`, otherwise the one it is called in. (npm takes `-w host` for the
 * workspaces inside `host` too.)
 * @throws Error when that is neither a section's nor the host's
 */
function workspaceOf(options: Options): string {
  const dir = options.host ? hostDir : process.cwd();
  if (dir === hostDir || remoteDirs().includes(dir)) return dir;
  throw new Error(
    `${dir} is not a section. Name one: npm run <command> -w remote-hooks; for the host: npm run <command>:host`,
  );
}

/** Writes a new entry, page or section, and prints what to do next. */
export async function create(what: string, where: string, name: string, { react }: { react?: boolean }): Promise<void> {
  const { createNew } = await import('./new/create-new.ts');
  const { files, next } = createNew(what, where, name, react);
  console.log(`${files.join('\n')}\n\nNext: ${next}`);
}

function report({ entry, changed, moved }: Published): void {
  if (changed.length === 0 && !moved) console.log('Live already in this version; nothing was changed.');
  for (const { id, version } of changed) console.log(`Live: ${id} ${version} (${entry.action} ${entry.sequence})`);
  if (moved) console.log(`Live: SITE_ORIGIN ${entry.origin ?? 'none'} (${entry.action} ${entry.sequence})`);
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Published, type PublishOptions, publish } from '../publish.ts';
import { type Candidate, stageHost, stageSection } from '../stage.ts';
import { Store } from '../store.ts';
import { type FixtureSection, writeHost, writeSection } from './fixture-release.ts';

/** A store of its own with what is needed to release fixture hosts and sections into it. */
export interface FixtureSite {
  store: Store;
  /** A new, empty folder which is removed with the site. */
  folder: () => string;
  stage: (section: FixtureSection) => Promise<Candidate>;
  stageHost: (mark?: string) => Promise<Candidate>;
  /** @returns the version that is live then */
  release: (section: FixtureSection) => Promise<string>;
  releaseHost: (mark?: string) => Promise<string>;
  /** Puts several live in one step. */
  publish: (...candidates: Candidate[]) => Promise<Published>;
  /** Publishes nothing but what the options say. */
  set: (options: PublishOptions) => Promise<Published>;
  remove: () => void;
}

/** The sections most tests begin with. */
export const first: FixtureSection = { id: 'first', pages: [{ address: '/Alpha' }, { address: '/Beta' }] };
export const second: FixtureSection = { id: 'second', pages: [{ address: '/Gamma' }], order: 2 };

export function fixtureSite(): FixtureSite {
  const dir = mkdtempSync(join(tmpdir(), 'fixture-site-'));
  const store = Store.create(join(dir, 'store'));
  let folders = 0;
  const folder = () => {
    const path = join(dir, `release-${++folders}`);
    mkdirSync(path);
    return path;
  };
  const stage = (section: FixtureSection) => {
    const path = folder();
    writeSection(path, section);
    return stageSection(store, path);
  };
  const stageFixtureHost = (mark?: string) => {
    const path = folder();
    writeHost(path, mark);
    return stageHost(store, path);
  };
  const live = async (candidate: Promise<Candidate>) => {
    const one = await candidate;
    await publish(store, 'release', [one]);
    return one.version;
  };
  return {
    store,
    folder,
    stage,
    stageHost: stageFixtureHost,
    release: (section) => live(stage(section)),
    releaseHost: (mark) => live(stageFixtureHost(mark)),
    publish: (...candidates) => publish(store, 'release', candidates),
    set: (options) => publish(store, 'release', [], options),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** The same with a host and the two sections live. */
export async function liveFixtureSite(): Promise<FixtureSite> {
  const site = fixtureSite();
  await site.publish(await site.stageHost(), await site.stage(first), await site.stage(second));
  return site;
}

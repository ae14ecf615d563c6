import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Candidate, type Published, publish, stageHost, stageSection } from '../publish.ts';
import { Store } from '../store.ts';
import { type MadeUpSection, writeHost, writeSection } from './made-up-release.ts';

/** A store of its own with what is needed to release made-up hosts and sections into it. */
export interface MadeUpSite {
  store: Store;
  /** A new, empty folder which is removed with the site. */
  folder: () => string;
  stage: (section: MadeUpSection) => Promise<Candidate>;
  stageHost: (mark?: string) => Promise<Candidate>;
  /** @returns the version that is live then */
  release: (section: MadeUpSection) => Promise<string>;
  releaseHost: (mark?: string) => Promise<string>;
  /** Puts several live in one step. */
  publish: (...candidates: Candidate[]) => Promise<Published>;
  remove: () => void;
}

/** The sections most tests begin with. */
export const first: MadeUpSection = { id: 'first', pages: [{ address: '/Alpha' }, { address: '/Beta' }] };
export const second: MadeUpSection = { id: 'second', pages: [{ address: '/Gamma' }], order: 2 };

export function madeUpSite(): MadeUpSite {
  const dir = mkdtempSync(join(tmpdir(), 'made-up-site-'));
  const store = new Store(join(dir, 'store'));
  let folders = 0;
  const folder = () => {
    const path = join(dir, `release-${++folders}`);
    mkdirSync(path);
    return path;
  };
  const stage = (section: MadeUpSection) => {
    const path = folder();
    writeSection(path, section);
    return stageSection(store, path);
  };
  const stageMadeUpHost = (mark?: string) => {
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
    stageHost: stageMadeUpHost,
    release: (section) => live(stage(section)),
    releaseHost: (mark) => live(stageMadeUpHost(mark)),
    publish: (...candidates) => publish(store, 'release', candidates),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** The same with a host and the two sections live. */
export async function madeUpLiveSite(): Promise<MadeUpSite> {
  const site = madeUpSite();
  await site.publish(await site.stageHost(), await site.stage(first), await site.stage(second));
  return site;
}

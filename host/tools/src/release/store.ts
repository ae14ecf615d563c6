import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isBucketAddress } from '../object-store/bucket-address.ts';
import { hostDir } from '../workspace.ts';

/** In a snapshot that was not live yet: the link that `live` becomes. */
export const ticketName = 'to-be-live';

/**
 * The release store: a plain folder.
 *
 * ```
 * live -> snapshots/000042      the web root; swapping this link is the one step that changes what readers get
 * snapshots/<number>/           what one release or rollback made: pages, files for crawlers, feeds, routes.json, registry.json, links
 * s/<section>/<version>/        the files of a section's release; never changed
 * s/<section>/files/<hash>/     links to the files that its versions share
 * host/<version>/               the host's files for the browser; never changed
 * host-private/<version>/       the host's server build
 * pages/<hash>/index.html       rendered pages by their content, with .br and .gz; snapshots link to them
 * pages/<hash>.key              the page that was rendered from all that this hash covers
 * drafts/                       what is being copied or rendered
 * reserve                       room on the disk for a rollback; random bytes
 * ```
 */
export class Store {
  readonly dir: string;

  /**
   * @param dir its folder, which need not exist; without it, the one that SITE_STORE names, or `host/.releases`
   * @throws Error when that is the address of a bucket, or empty
   */
  constructor(dir: string = process.env.SITE_STORE || join(hostDir, '.releases')) {
    if (dir === '') throw new Error('--store is empty. Name the folder of a store, or leave it out.');
    if (isBucketAddress(dir))
      throw new Error(
        `${dir} is the address of a bucket, and only the folder of a store will do here. "site pull ${dir}" brings the bucket to a folder.`,
      );
    this.dir = resolve(dir);
    this.#keepFirstEdition();
  }

  /** Opens a store that exists, without writing. @throws Error when there is none in that folder */
  static open(dir?: string): Store {
    const store = new Store(dir);
    if (existsSync(store.snapshots)) return store;
    throw new Error(
      `There is no store at ${store.dir}. Name the folder of one by --store or SITE_STORE. A new one is made by "npm start", which releases everything, or by "site pull" from a bucket.`,
    );
  }

  /** Opens a store to write to it, and makes what it lacks of its folders. */
  static create(dir?: string): Store {
    const store = new Store(dir);
    for (const folder of ['snapshots', 's', 'host', 'host-private', 'pages', 'drafts'])
      mkdirSync(join(store.dir, folder), { recursive: true });
    return store;
  }

  /** The first edition called its snapshots compositions; its `live` link still names that folder. */
  #keepFirstEdition(): void {
    if (!existsSync(join(this.dir, 'compositions')) || existsSync(this.snapshots)) return;
    symlinkSync('compositions', this.snapshots, 'junction');
  }

  get live(): string {
    return join(this.dir, 'live');
  }

  get snapshots(): string {
    return join(this.dir, 'snapshots');
  }

  get pages(): string {
    return join(this.dir, 'pages');
  }

  get drafts(): string {
    return join(this.dir, 'drafts');
  }

  /**
   * Does something with a new folder that no reader sees, on the same disk as all the others. Unless it was moved away, it is
   * removed, also when the process exits before.
   */
  async withDraft<Result>(work: (draft: string) => Promise<Result>): Promise<Result> {
    const draft = join(this.drafts, randomUUID());
    const remove = () => rmSync(draft, { recursive: true, force: true });
    process.once('exit', remove);
    try {
      mkdirSync(draft);
      return await work(draft);
    } finally {
      process.off('exit', remove);
      remove();
    }
  }

  sectionDir(id: string, version: string): string {
    return join(this.dir, 's', id, version);
  }

  /** Where the versions of a section share files, in folders. */
  sharedDir(id: string): string {
    return join(this.dir, 's', id, 'files');
  }

  /** The versions of a section that are here. */
  sectionVersions(id: string): string[] {
    return readdirSync(join(this.dir, 's', id)).filter((name) => /^[0-9a-f]{12}$/.test(name));
  }

  hostDir(version: string): string {
    return join(this.dir, 'host', version);
  }

  hostPrivateDir(version: string): string {
    return join(this.dir, 'host-private', version);
  }

  snapshotDir(sequence: number): string {
    return join(this.snapshots, snapshotName(sequence));
  }

  /**
   * The number of the live snapshot; 0 where nothing was released yet. Only a snapshot with a ticket may be newer.
   * @throws Error when `live` was lost or replaced, which "site repair" mends
   */
  liveSequence(): number {
    const target = readLink(this.live);
    const name = /^(?:snapshots|compositions)\/(\d{6,})$/.exec(target ?? '')?.[1];
    const [newest = 0] = this.snapshotNumbers();
    const expected = this.hasTicket(newest) ? newest - 1 : newest;
    if (Number(name ?? 0) === expected && (name || !existsSync(this.live))) return expected;
    if (readLink(this.live) !== target) return this.liveSequence(); // a release went live in between
    throw new Error(
      `${this.live} should lead to snapshot ${expected}, the newest one in ${this.snapshots}, and ${name ? `leads to ${Number(name)}` : 'does not lead to any'}. Nothing was changed. "site repair" puts the newest one live; to go back, use "site rollback".`,
    );
  }

  /** The numbers of all snapshots, the newest first. */
  snapshotNumbers(): number[] {
    if (!existsSync(this.snapshots)) return [];
    return readdirSync(this.snapshots)
      .filter((name) => /^\d{6,}$/.test(name))
      .map(Number)
      .sort((a, b) => b - a);
  }

  /** Whether a snapshot was never live: its release ended before that, or is about to do it. */
  hasTicket(sequence: number): boolean {
    return readLink(join(this.snapshotDir(sequence), ticketName)) !== null;
  }

  /** Whether a version of a section, or of `host`, is here. */
  has(id: string, version: string): boolean {
    const [dir, manifest] =
      id === 'host' ? [this.hostPrivateDir(version), 'host.json'] : [this.sectionDir(id, version), 'section.json'];
    return existsSync(join(dir, manifest));
  }

  /** The numbers of all snapshots up to the live one, the newest first. */
  sequences(): number[] {
    const live = this.liveSequence();
    return this.snapshotNumbers().filter((sequence) => sequence <= live);
  }
}

/** The name of a snapshot's folder. */
export function snapshotName(sequence: number): string {
  return String(sequence).padStart(6, '0');
}

function readLink(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null; // missing, or not a link
  }
}

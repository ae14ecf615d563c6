import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { hostDir } from '../workspace.ts';

/**
 * The release store: a plain folder.
 *
 * ```
 * live -> snapshots/000042      the web root; swapping this link is the one step that changes what readers get
 * snapshots/<number>/           what one release or rollback made: pages, files for crawlers, feeds, routes.json, registry.json, links
 * s/<section>/<version>/        the files of a section's release; never changed
 * host/<version>/               the host's files for the browser; never changed
 * host-private/<version>/       the host's server build
 * pages/<hash>/index.html       rendered pages by their content, with .br and .gz; snapshots link to them
 * pages/<hash>.key              the page that was rendered from all that this hash covers
 * drafts/                       what is being copied or rendered; what a killed release left there may be removed
 * ```
 */
export class Store {
  readonly dir: string;

  constructor(dir: string = process.env.SITE_STORE ?? join(hostDir, '.releases')) {
    this.dir = resolve(dir);
    mkdirSync(this.dir, { recursive: true });
    this.#keepFirstEdition();
    for (const folder of ['snapshots', 's', 'host', 'host-private', 'pages', 'drafts'])
      mkdirSync(join(this.dir, folder), { recursive: true });
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

  /** A new name for a folder that no reader sees, on the same disk as all the others. */
  newDraft(): string {
    return join(this.dir, 'drafts', randomUUID());
  }

  sectionDir(id: string, version: string): string {
    return join(this.dir, 's', id, version);
  }

  hostDir(version: string): string {
    return join(this.dir, 'host', version);
  }

  hostPrivateDir(version: string): string {
    return join(this.dir, 'host-private', version);
  }

  snapshotDir(sequence: number): string {
    return join(this.snapshots, String(sequence).padStart(6, '0'));
  }

  /** The number of the live snapshot; 0 where nothing was released yet. */
  liveSequence(): number {
    try {
      return Number(basename(readlinkSync(this.live)));
    } catch {
      return 0;
    }
  }

  /**
   * Makes sure that the live snapshot is the one that a release was made on.
   * @throws Error when another one went live since
   */
  expectLive(sequence: number): void {
    if (this.liveSequence() !== sequence)
      throw new Error('Another release went live meanwhile, so this one did not. Release again.');
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
    return readdirSync(this.snapshots)
      .map(Number)
      .filter((sequence) => Number.isInteger(sequence) && sequence <= live)
      .sort((a, b) => b - a);
  }
}

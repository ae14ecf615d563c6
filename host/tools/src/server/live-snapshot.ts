import { existsSync, readdirSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { atAddress, unavailable } from '../release/pages/at-address.ts';
import { headerOnlyPolicy } from '../release/pages/policy.ts';
import { servedRoutes } from '../release/pages/snapshot-routes.ts';
import { noFile, plain, redirect } from './answers.ts';
import { revalidated } from './cache-control.ts';
import type { RequestUrl } from './request-url.ts';
import { sendFile } from './send-file.ts';

type ServedRoute = ReturnType<typeof servedRoutes>[number];
type FileToAnswerWith = { path: string; type?: string; status?: number };

/** After how many milliseconds a snapshot that could not be read is tried again: it may have been repaired. */
const retryAfter = 1000;

/** The pages and files of the live snapshot. A snapshot never changes, so it is read only once. */
export class LiveSnapshot {
  #link: string;
  #dir: string | null = null;
  #unreadable: { dir: string; at: number } | null = null;
  #routes: ServedRoute[] = [];

  /** @param link to the snapshot that is live */
  constructor(link: string) {
    this.#link = link;
  }

  /**
   * Switches to the snapshot that is live now. One that cannot be read is reported once and tried again every second; until then
   * the one before stays, as long as it is there.
   * @returns the number of the snapshot that is served; null where there is none
   */
  follow(): number | null {
    const dir = realPath(this.#link);
    if (dir && dir !== this.#dir && !this.#hasJustFailed(dir)) this.#read(dir);
    if (this.#dir !== null && this.#dir !== dir && !existsSync(this.#dir)) this.#dir = null;
    return this.#dir === null ? null : Number(basename(this.#dir));
  }

  /** Why nothing is served. */
  get reason(): string {
    return isEmptyStore(this.#link) ? unavailable.nothing : unavailable.unreadable;
  }

  #hasJustFailed(dir: string): boolean {
    return this.#unreadable?.dir === dir && performance.now() - this.#unreadable.at < retryAfter;
  }

  #read(dir: string): void {
    try {
      this.#routes = servedRoutes(dir);
      this.#dir = dir;
      this.#unreadable = null;
    } catch (error) {
      const isKnown = this.#unreadable?.dir === dir;
      this.#unreadable = { dir, at: performance.now() };
      if (isKnown) return;
      console.error(`The live snapshot cannot be served: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Answers a request for a page or a file of the snapshot. @returns the address of the page, if it is one */
  answer(request: IncomingMessage, response: ServerResponse, { path, search }: RequestUrl): string | null {
    const served = this.follow();
    const found = atAddress(this.#routes, path);
    if (served === null) plain(response, 503, this.reason);
    else if (found.is === 'file') this.#sendWith(request, response, found, found.policy ?? null);
    else if (found.is === 'redirect') redirect(response, found.to + search);
    else if (found.is === 'page') return this.#sendPage(request, response, found.route);
    else if (found.is === 'no file') noFile(response);
    else this.#sendWith(request, response, { path: '/404.html', status: 404 }, found.route?.policy ?? null);
    return null;
  }

  #sendPage(request: IncomingMessage, response: ServerResponse, { address, param, policy }: ServedRoute): string {
    this.#sendWith(request, response, { path: `${address.replace(/\/$/, '')}/index.html` }, policy);
    return param ? `${address}/:${param}` : address;
  }

  #sendWith(request: IncomingMessage, response: ServerResponse, file: FileToAnswerWith, policy: string | null): void {
    if (policy) response.setHeader('Content-Security-Policy', `${policy}; ${headerOnlyPolicy}`);
    this.#send(request, response, file);
  }

  #send(request: IncomingMessage, response: ServerResponse, file: FileToAnswerWith): void {
    const { path, type, status } = file;
    const root = this.#dir ?? '';
    sendFile(request, response, { root, cacheControl: revalidated, path, type, status }, () => noFile(response));
  }
}

function realPath(link: string): string | null {
  try {
    return realpathSync(link);
  } catch {
    return null; // nothing is live yet, or the link is broken
  }
}

/** Whether nothing was ever released: every snapshot leaves its entry in the ledger. */
function isEmptyStore(live: string): boolean {
  try {
    const dir = dirname(live);
    return !readdirSync(dir).includes(basename(live)) && readdirSync(join(dir, 'snapshots')).length === 0;
  } catch {
    return false; // it is away, or this user may not look
  }
}

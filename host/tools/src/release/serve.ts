import { realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { matchRoute } from '@site/sdk/contract';
import { notFoundAddress } from './page-source.ts';
import { headerOnlyPolicy, securityHeaders } from './policy.ts';
import { sendFile } from './send-file.ts';
import { snapshotFileAt } from './snapshot-files.ts';
import { servedRoutes } from './snapshot-routes.ts';
import type { Store } from './store.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** Serves the live snapshot of a store. What is live is looked up for every request, so a release needs no restart. */
export function createSiteServer(store: Store): Server {
  const live = new LiveSnapshot(store);
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'Only GET and HEAD are answered here.');
    }
    const path = pathOf(request);
    if (path === null) return plain(response, 400, 'The address is not well formed.');
    if (/^\/(?:s|host)\//.test(path))
      return sendFile(request, response, { root: store.dir, path, cacheControl: immutable }, () => noFile(response));
    live.answer(request, response, path);
  });
}

/** The pages and files of the live snapshot. A snapshot never changes, so it is read only once. */
class LiveSnapshot {
  #store: Store;
  #dir = '';
  #routes: ReturnType<typeof servedRoutes> = [];

  constructor(store: Store) {
    this.#store = store;
  }

  answer(request: IncomingMessage, response: ServerResponse, path: string): void {
    const isLive = this.#followLive();
    const file = snapshotFileAt(path);
    const route = matchRoute(this.#routes, path);
    if (!isLive) plain(response, 503, 'Nothing is released yet.');
    else if (file) this.#send(request, response, file);
    else if (route?.redirect)
      redirect(response, route.redirect + new URL(request.url ?? '/', 'http://localhost').search);
    else if (route && route.address !== notFoundAddress)
      this.#sendPage(request, response, `${route.address.replace(/\/$/, '')}/index.html`, route.policy);
    else if (/\.\w+$/.test(path)) noFile(response);
    else this.#sendPage(request, response, '/404.html', this.#notFoundPolicy(), 404);
  }

  /** Switches to the snapshot that is live now. @returns whether there is one */
  #followLive(): boolean {
    const dir = realPath(this.#store.live);
    if (dir && dir !== this.#dir) {
      this.#routes = servedRoutes(dir);
      this.#dir = dir;
    }
    return dir !== null;
  }

  #notFoundPolicy(): string | null {
    return this.#routes.find(({ address }) => address === notFoundAddress)?.policy ?? null;
  }

  #sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    policy: string | null,
    status = 200,
  ): void {
    response.setHeader('Content-Security-Policy', policy ? `${policy}; ${headerOnlyPolicy}` : headerOnlyPolicy);
    this.#send(request, response, { path, status });
  }

  #send(
    request: IncomingMessage,
    response: ServerResponse,
    file: { path: string; type?: string; status?: number },
  ): void {
    sendFile(request, response, { root: this.#dir, cacheControl: revalidated, ...file }, () => noFile(response));
  }
}

function realPath(link: string): string | null {
  try {
    return realpathSync(link);
  } catch {
    return null; // nothing is live yet
  }
}

function pathOf({ url = '/' }: IncomingMessage): string | null {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.split('/').includes('..') || path.includes('\0') ? null : path;
  } catch {
    return null; // not an address
  }
}

/** Permanent, but asked again: a later release may have a page at the address. */
function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, 'Content-Length': 0, 'Cache-Control': revalidated });
  response.end();
}

function noFile(response: ServerResponse): void {
  plain(response, 404, 'There is no such file.');
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': revalidated });
  response.end(`${text}\n`);
}

import { createReadStream, existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { headerOnlyPolicy, policyIn, securityHeaders } from './policy.ts';
import type { Store } from './store.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** Serves the live composition of a store. What is live is looked up for every request, so a release needs no restart. */
export function createSiteServer(store: Store): Server {
  const files = staticFiles(store.dir, immutable);
  const live = new LiveComposition(store);
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'Only GET and HEAD are answered here.');
    }
    const path = pathOf(request);
    if (path === null) return plain(response, 400, 'The address is not well formed.');
    if (/^\/(?:s|host)\//.test(path))
      return files(request, response, () => plain(response, 404, 'There is no such file.'));
    live.answer(request, response, path);
  });
}

function staticFiles(dir: string, cacheControl: string): RequestHandler {
  const setHeaders = (response: ServerResponse) => response.setHeader('Cache-Control', cacheControl);
  return sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders });
}

/** The pages and the registry of the live composition. A composition never changes, so one lookup holds for all of it. */
class LiveComposition {
  #store: Store;
  #dir = '';
  #files: RequestHandler = (_request, _response, next) => next?.();
  #policies = new Map<string, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  answer(request: IncomingMessage, response: ServerResponse, path: string): void {
    if (!this.#followLive()) {
      plain(response, 503, 'Nothing is released yet.');
      return;
    }
    const page = this.#pageAt(path);
    if (page) response.setHeader('Content-Security-Policy', this.#policyOf(page));
    if (page || path === '/registry.json') {
      request.url = page ?? path;
      this.#files(request, response, () => plain(response, 404, 'There is no such file.'));
    } else if (/\.\w+$/.test(path)) plain(response, 404, 'There is no such file.');
    else this.#notFound(request, response);
  }

  /** Turns to the composition that is live now. @returns whether there is one */
  #followLive(): boolean {
    try {
      const dir = realpathSync(this.#store.live);
      if (dir !== this.#dir) {
        this.#dir = dir;
        this.#policies.clear();
        this.#files = staticFiles(dir, revalidated);
      }
      return true;
    } catch {
      return false;
    }
  }

  /** The file of the page at an address, in any letter case; a page with a parameter answers for all its values. */
  #pageAt(path: string): string | undefined {
    const address = path.toLowerCase().replace(/\/+$/, '');
    const places = [address, address.replace(/^(\/[^/]+)\/[^/]+$/, '$1/_')];
    return places.map((place) => `${place}/index.html`).find((file) => existsSync(join(this.#dir, file)));
  }

  #policyOf(page: string): string {
    const known = this.#policies.get(page);
    if (known) return known;
    const policy = [policyIn(readFileSync(join(this.#dir, page), 'utf8')), headerOnlyPolicy].filter(Boolean).join('; ');
    this.#policies.set(page, policy);
    return policy;
  }

  #notFound({ headers, method }: IncomingMessage, response: ServerResponse): void {
    const accepted = String(headers['accept-encoding'] ?? '');
    const [kind, encoding] = /\bbr\b/.test(accepted)
      ? ['.br', 'br']
      : /\bgzip\b/.test(accepted)
        ? ['.gz', 'gzip']
        : ['', ''];
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Security-Policy', this.#policyOf('404.html'));
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': revalidated,
      Vary: 'Accept-Encoding',
    });
    if (method === 'HEAD') response.end();
    else createReadStream(join(this.#dir, `404.html${kind}`)).pipe(response);
  }
}

function pathOf({ url = '/' }: IncomingMessage): string | null {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.split('/').includes('..') || path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': revalidated });
  response.end(`${text}\n`);
}

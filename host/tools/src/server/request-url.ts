import type { IncomingMessage } from 'node:http';

/** The address that a request is for. */
export interface RequestUrl {
  /** Decoded, without `..`, each run of slashes as one. */
  path: string;
  /** The query, with its question mark; empty without one. */
  search: string;
}

/**
 * Reads the address of a request: a path, or an absolute address as clients send it to a proxy.
 * @returns null when it is not well formed, or leads out of the site
 */
export function requestUrl({ url = '/' }: IncomingMessage): RequestUrl | null {
  try {
    const { protocol, pathname, search } = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
    const path = decodeURIComponent(pathname).replace(/\/{2,}/g, '/');
    if (!/^https?:$/.test(protocol) || path.split('/').includes('..') || path.includes('\0')) return null;
    return { path, search };
  } catch {
    return null; // not an address
  }
}

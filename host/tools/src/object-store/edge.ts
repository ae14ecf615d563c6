import { atAddress } from '../release/pages/at-address.ts';
import { fileHeaders, headerOnlyPolicy, securityHeaders } from '../release/pages/policy.ts';
import { serverAddresses } from '../release/server-addresses.ts';
import { immutable, revalidated } from '../server/cache-control.ts';
import { encodings, preferredEncoding } from '../server/preferred-encoding.ts';
import { isRangeOf, judge, passedOn } from './edge-conditions.ts';
import { followPointer, type Origin } from './follow-pointer.ts';
import { pageKey } from './keys.ts';

/** What is passed on of the bucket's answer. */
const answered = ['etag', 'last-modified', 'content-length', 'content-range', 'accept-ranges', 'content-type'];

/**
 * Answers requests for a site that is in a bucket, as the site's own server does: pages in any letter case, pages with parameters,
 * redirects of aliases, the 404 page, all headers. It uses nothing but what browsers have, and so runs at the edge of a CDN.
 * @param seconds how long the answer which snapshot is live is kept
 */
export function createEdge(bucket: Origin, { seconds = 1 } = {}): (request: Request) => Promise<Response> {
  const origin = reached(bucket);
  const follow = followPointer(origin, seconds);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    const { path, search } = addressOf(request.url);
    if (path === null) return plain(400, 'The address is not well formed.');
    if (/^\/(?:s|host)\//.test(path))
      return pass(origin, request, { key: path.slice(1), cache: immutable, headers: fileHeaders(path) });
    const live = await follow();
    if ('reason' in live) return plain(503, live.reason);
    if (path === serverAddresses.health) return plain(200, 'ok');
    const found = atAddress(live.routes, path);
    if (found.is === 'redirect') return answer(308, null, { Location: found.to + search });
    if (found.is === 'no file') return noFile();
    if (found.is === 'file')
      return pass(origin, request, { key: live.folder + path.slice(1), headers: policyOf(found), type: found.type });
    const isFound = found.is === 'page';
    if (!found.route) return noFile();
    const headers = policyOf(found.route);
    return pass(origin, request, {
      key: pageKey(found.route.page),
      headers,
      status: isFound ? 200 : 404,
      isPage: true,
    });
  };
}

interface Passed {
  key: string;
  cache?: string;
  headers: Record<string, string>;
  type?: string | undefined;
  status?: number;
  /** A page is in the bucket compressed alone. */
  isPage?: boolean;
}

/** Requests a file, or the copy that the client prefers, and passes the answer on with the headers of the site. */
async function pass(origin: Origin, request: Request, passed: Passed): Promise<Response> {
  const { status = 200, isPage = false } = passed;
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? '', Object.keys(encodings));
  const isOpened = isPage && encoding === 'identity';
  const { response, isCopy } = await find(origin, request, passed, { encoding, hasRanges: !isOpened });
  if (isMissing(response)) return noFile();
  if (response.status >= 500) return plain(502, 'The object store did not answer.');
  if (response.status >= 400) return answer(response.status, null, pick(response.headers, ['content-range']));
  const judged = status === 200 ? judge(request.headers, response.headers) : null;
  if (judged !== null) await response.body?.cancel();
  if (judged === 412) return answer(412, null, {});
  return passOn(judged === 304 ? unchanged(response) : response, {
    ...passed,
    encoding: isCopy ? encoding : 'identity',
    isOpened,
  });
}

/** The object at a key, or its copy in an encoding. Conditions and ranges are about what was found, so the 404 page has none. */
async function find(
  origin: Origin,
  { method, headers: sent }: Request,
  { key, status = 200, isPage = false }: Passed,
  { encoding, hasRanges }: { encoding: string; hasRanges: boolean },
): Promise<{ response: Response; isCopy: boolean }> {
  const headers = status === 200 ? passedOn(sent) : new Headers();
  if (!hasRanges) headers.delete('range');
  const extension = Object.entries(encodings).find(([name]) => name === encoding)?.[1] ?? (isPage ? '.gz' : '');
  const get = async () => {
    const copy = extension ? await origin(key + extension, { method, headers }) : null;
    if (copy !== null && !isMissing(copy)) return { response: copy, isCopy: true };
    return { response: await origin(key, { method, headers }), isCopy: false };
  };
  const found = await get();
  if (isRangeOf(sent.get('if-range'), found.response)) return found;
  await found.response.body?.cancel();
  headers.delete('range');
  return get();
}

function unchanged({ headers }: Response): Response {
  return new Response(null, { status: 304, headers: pick(headers, ['etag', 'last-modified', 'content-type']) });
}

function passOn(
  response: Response,
  {
    cache = revalidated,
    headers,
    type,
    status = 200,
    encoding,
    isOpened,
  }: Passed & { encoding: string; isOpened: boolean },
): Response {
  const all = {
    ...pick(response.headers, isOpened ? ['content-type', 'last-modified'] : answered),
    ...(type && { 'content-type': type }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'cache-control': cache,
    vary: 'Accept-Encoding',
    ...headers,
  };
  const body = isOpened ? gunzip(response.body) : response.body;
  return answer(response.status === 200 ? status : response.status, body, all);
}

/** For the few clients that take nothing compressed. */
function gunzip(body: Response['body']): Response['body'] {
  return body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
}

/** A bucket that cannot be reached is an answer, too. */
function reached(origin: Origin): Origin {
  return (key, init) =>
    origin(key, init).catch((error: unknown) => {
      console.error(`${key} cannot be requested: ${error instanceof Error ? error.message : error}`);
      return new Response(null, { status: 502 });
    });
}

/** A bucket that may not be listed answers 403 for what it does not have. */
function isMissing({ status }: Response): boolean {
  return status === 404 || status === 403;
}

function addressOf(url: string): { path: string | null; search: string } {
  const { pathname, search } = new URL(url);
  try {
    const path = decodeURIComponent(pathname).replace(/\/{2,}/g, '/');
    return { path: path.split('/').includes('..') || path.includes('\0') ? null : path, search };
  } catch {
    return { path: null, search }; // not well formed
  }
}

function pick(headers: Headers, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}

function policyOf({ policy }: { policy?: string | undefined }): Record<string, string> {
  return policy ? { 'Content-Security-Policy': `${policy}; ${headerOnlyPolicy}` } : {};
}

function noFile(): Response {
  return plain(404, 'There is no such file.');
}

function plain(status: number, line: string, headers: Record<string, string> = {}): Response {
  return answer(status, `${line}\n`, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
}

function answer(status: number, body: Response['body'] | string | null, headers: Record<string, string>): Response {
  const all = new Headers({ ...securityHeaders, 'Cache-Control': revalidated });
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  // The body is compressed already; a CDN that would do it again is told so by the last option.
  return new Response(body, { status, headers: all, ...{ encodeBody: 'manual' } });
}

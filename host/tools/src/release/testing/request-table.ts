import type { Answer } from './ask.ts';

/** A request, and the status that every server of a store answers it with. */
export interface RequestRow {
  path: string;
  status: number;
  method?: string;
  /** Of the plain answer for the same address: its ETag and date are the server's own. */
  headers?: (known: Answer['headers']) => Record<string, string>;
}

/** The tag of an answer as a proxy weakens it that compresses what it passes on. */
function weak({ etag }: Answer['headers']): string {
  return `W/${etag?.replace(/^W\//, '')}`;
}

/**
 * Requests which a server of static files has to answer the same way, whichever it is.
 * @param page the address of a page
 * @param file the address of a script of a released version
 */
export function requestTable(page: string, file: string): RequestRow[] {
  const conditions: [status: number, headers: NonNullable<RequestRow['headers']>][] = [
    [200, () => ({ 'accept-encoding': 'br;q=0, gzip' })],
    [200, () => ({ 'accept-encoding': 'gzip;q=0, br;q=0' })],
    [304, (known) => ({ 'if-none-match': `${known.etag}` })],
    [304, (known) => ({ 'if-none-match': `"one", W/"two", ${known.etag}` })],
    [304, () => ({ 'if-none-match': '*' })],
    [304, (known) => ({ 'if-none-match': `${known.etag}`, 'if-modified-since': `${known['last-modified']}` })],
    [200, () => ({ 'if-none-match': '"one"' })],
    [304, (known) => ({ 'if-modified-since': `${known['last-modified']}` })],
    [304, () => ({ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' })],
    [200, () => ({ 'if-modified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' })],
    [200, () => ({ 'if-modified-since': 'yesterday' })],
    [412, () => ({ 'if-match': '"one"' })],
    [200, () => ({ 'if-match': '*' })],
    [200, (known) => ({ 'if-match': `${known.etag}` })],
    [200, (known) => ({ 'if-match': `"one", ${known.etag}` })],
    [412, (known) => ({ 'if-match': `"one", ${weak(known)}` })],
    [304, (known) => ({ 'if-none-match': weak(known) })],
    [412, () => ({ 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' })],
    [200, (known) => ({ 'if-unmodified-since': `${known['last-modified']}` })],
    [206, () => ({ range: 'bytes=0-9' })],
    [206, () => ({ range: 'bytes=-9' })],
    [416, () => ({ range: 'bytes=5-2' })],
    [416, () => ({ range: 'bytes=99999999-' })],
    [200, () => ({ range: 'bytes=0-1,4-5' })],
    [206, (known) => ({ range: 'bytes=0-9', 'if-range': `${known.etag}` })],
    [200, () => ({ range: 'bytes=0-9', 'if-range': '"one"' })],
    [200, (known) => ({ range: 'bytes=0-9', 'if-range': weak(known) })],
    [200, (known) => ({ range: 'bytes=99999999-', 'if-range': weak(known) })],
    [206, (known) => ({ range: 'bytes=0-9', 'if-range': `${known['last-modified']}` })],
    [200, () => ({ range: 'bytes=0-9', 'if-range': 'Fri, 01 Jan 2100 00:00:00 GMT' })],
    [200, () => ({ range: 'bytes=0-9', 'if-range': 'Mon, 01 Jan 1990 00:00:00 GMT' })],
  ];
  return [
    ...[page, file].flatMap((path) => conditions.map(([status, headers]) => ({ path, status, headers }))),
    ...[page, `/${page}`, `http://site.example${page}`, file, '/healthz'].flatMap((path) => [
      { path, status: 200 },
      { path, status: 200, method: 'HEAD' },
      { path, status: 405, method: 'POST' },
    ]),
    ...['/nothing', '/nothing.js', '/s/../host-private/x', '/s/'].flatMap((path) => [
      { path, status: 404 },
      { path, status: 404, method: 'HEAD' },
      { path, status: 404, headers: () => ({ 'if-match': '"one"' }) },
      { path, status: 404, headers: () => ({ 'if-none-match': '*', range: 'bytes=0-1' }) },
    ]),
    { path: '/%zz', status: 400 },
  ];
}

/** The parts of an answer in which all servers have to agree. (nginx adds its headers to a 416 twice.) */
export function agreedParts({ status, headers, body }: Answer): object {
  const range = { 'content-range': headers['content-range'] };
  if (status === 416) return { status, ...range };
  const named = ['cache-control', 'vary', 'content-encoding', 'cross-origin-resource-policy'];
  return {
    status,
    bytes: status < 400 ? body.length : 0,
    ...range,
    ...Object.fromEntries(named.map((name) => [name, headers[name]])),
  };
}

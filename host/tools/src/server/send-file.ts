import { existsSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import { errorCode } from '../release/disk-problem.ts';
import { plain } from './answers.ts';
import { encodings, preferredEncoding } from './preferred-encoding.ts';
import { compareStrongly, strongTag } from './strong-tags.ts';

const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** Headers that describe a file, which an answer without it must not have. */
const fileHeaders = ['Content-Type', 'Content-Encoding', 'ETag', 'Last-Modified'];
const rangeHeaders = ['Accept-Ranges', 'Content-Range', 'Vary'];

type SendError = Error & { status?: number };

interface FileToSend {
  /** The root folder; no file outside it is ever sent. */
  root: string;
  /** The path of the file in it, with forward slashes, decoded. */
  path: string;
  cacheControl: string;
  /** Its media type, where its name does not imply it. */
  type?: string | undefined;
  /** 404 for the page that answers unknown addresses; 200 unless given. */
  status?: number | undefined;
}

/**
 * Sends a file, or the compressed copy of it that the client prefers, with an ETag, byte ranges and conditional requests. An
 * aborted download closes the file. A file that is there and cannot be read is answered with 500, or 503 when too many are open.
 * @param onMissing answers when there is no such file
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, path, cacheControl, type, status = 200 }: FileToSend,
  onMissing: () => void,
): void {
  const available = Object.entries(encodings).filter(([, extension]) => existsSync(join(root, path + extension)));
  const names = available.map(([name]) => name);
  const encoding = preferredEncoding(request.headers['accept-encoding']?.toString(), names);
  const extension = available.find(([name]) => name === encoding)?.[1] ?? '';
  // `no-cache` asks caches to revalidate; this is the origin, and answers 304 to a tag that holds, as nginx does.
  delete request.headers['cache-control'];
  // Conditions are about a page that was found (RFC 9110, 13.2.1).
  if (status !== 200) for (const condition of conditions) delete request.headers[condition];
  const file = send(request, encodeURI(path + extension), {
    root,
    index: false,
    cacheControl: false,
    // A range of the 404 page would turn its status into 206.
    acceptRanges: status === 200,
  });
  file.on('headers', (_: ServerResponse, __: string, stat: Stats) => {
    const tag = strongTag(stat, extension);
    compareStrongly(request.headers, tag, stat);
    response.statusCode = status;
    response.setHeader('ETag', tag);
    response.setHeader('Cache-Control', cacheControl);
    const known = type ?? contentType(path.split('/').at(-1) ?? '');
    response.setHeader('Content-Type', known || 'application/octet-stream');
    if (available.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (extension) response.setHeader('Content-Encoding', encoding);
  });
  file.on('directory', onMissing);
  file.on('error', (error: SendError) => {
    if (error.status === 416 && /^bytes=-0*[1-9]/.test(request.headers.range ?? '')) {
      // The last 500 bytes of a smaller file are all of it (RFC 9110, 14.1.2); `send` treats them as invalid.
      delete request.headers.range;
      response.removeHeader('Content-Range');
      sendFile(request, response, { root, path, cacheControl, type, status }, onMissing);
    } else if (error.status === 416 || error.status === 412) endWith(response, error.status);
    else if (response.headersSent) response.destroy();
    else answerWithout(request, response, error, onMissing);
  });
  file.pipe(response);
}

function answerWithout(
  request: IncomingMessage,
  response: ServerResponse,
  error: SendError,
  onMissing: () => void,
): void {
  for (const name of [...fileHeaders, ...rangeHeaders]) response.removeHeader(name);
  // 400 and 403 are for paths that no file here can have.
  if ([400, 403, 404].includes(error.status ?? 0)) onMissing();
  else answerUnreadable(request, response, error);
}

function answerUnreadable(request: IncomingMessage, response: ServerResponse, error: SendError): void {
  console.error(`${request.method} ${request.url}: ${error.message}`);
  const isBusy = ['EMFILE', 'ENFILE'].includes(errorCode(error));
  if (isBusy) plain(response, 503, 'The server has too many files open. Try again.');
  else plain(response, 500, 'The server failed to answer this request.');
}

function endWith(response: ServerResponse, status: number): void {
  for (const name of fileHeaders) response.removeHeader(name);
  response.writeHead(status, { 'Cache-Control': 'no-cache' });
  response.end();
}

import type { ServerResponse } from 'node:http';
import { revalidated } from './cache-control.ts';

/** Answers with one line of text. */
export function plain(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': revalidated,
  });
  response.end(body);
}

/** Answers for a file that does not exist; never with HTML, which a browser would try to run as a script. */
export function noFile(response: ServerResponse): void {
  plain(response, 404, 'There is no such file.');
}

/** Permanent, but asked again: a later release may have a page at the address. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, 'Content-Length': 0, 'Cache-Control': revalidated });
  response.end();
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { securityHeaders } from '../release/pages/policy.ts';
import { noFile, plain, redirect } from '../server/answers.ts';
import { revalidated } from '../server/cache-control.ts';
import { requestUrl } from '../server/request-url.ts';
import { sendFile } from '../server/send-file.ts';

/** The build of a section. */
export interface PreviewedSection {
  id: string;
  version: string;
  /** The folder that holds it, with `section.json`. */
  dir: string;
}

/** What the site's own answers say of themselves; they arrive unpacked, so their encoding and length are not among it. */
const passedOn = ['content-type', ...Object.keys(securityHeaders)];

/**
 * Serves a live site, as its own server does, and beside its versions that of a build that was never released. So a tab with
 * `?with=<section>@<version>` shows the build inside the live site, and the site itself runs no code of another address.
 * @param origin of the live site
 */
export function createPreviewServer(origin: string, section: PreviewedSection): Server {
  return createServer((request, response) => {
    answer(request, response, origin, section).catch((error) => {
      if (response.headersSent) response.destroy();
      else plain(response, 502, `${origin} did not answer: ${reasonOf(error)}. Is it the address of the site?`);
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  { id, version, dir }: PreviewedSection,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(response, 405, 'Only GET and HEAD are answered here.');
  const url = requestUrl(request);
  if (url === null) return plain(response, 400, 'The address is not well formed.');
  const query = new URLSearchParams(url.search);
  if (query.get('with')?.startsWith(`${id}@localhost`)) {
    query.set('with', `${id}@${version}`);
    return redirect(response, `${encodeURI(url.path)}?${query}`);
  }
  const own = `/s/${id}/${version}/`;
  if (!url.path.startsWith(own)) return passOn(request, response, origin);
  const file = { root: dir, path: `/${url.path.slice(own.length)}`, cacheControl: revalidated };
  sendFile(request, response, file, () => noFile(response));
}

/** Answers as the live site does. @throws Error when it does not answer */
async function passOn(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', origin);
  const asked = Object.assign(new URL(origin), { pathname, search });
  const { accept = '*/*' } = request.headers;
  const { method = 'GET' } = request;
  const { status, headers, body } = await fetch(asked, { method, headers: { accept }, redirect: 'manual' });
  for (const name of passedOn) {
    const value = headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  const location = headers.get('location');
  if (location !== null)
    response.setHeader('Location', location.startsWith(`${origin}/`) ? location.slice(origin.length) : location);
  response.setHeader('Cache-Control', revalidated);
  response.statusCode = status;
  if (body === null) response.end();
  else await pipeline(body, response);
}

/** Why a request failed; `fetch` keeps it in the cause. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

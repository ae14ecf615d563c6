import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bundleForPage } from '../../check/samples/bundle-for-page.ts';

const address = '/test-listener.js';

/**
 * Serves a site with one script more in its pages, which notes what goes wrong: a driver reports no console.
 * @param url of the site
 * @returns the address to open it at
 */
export async function serveWithListener(url: string): Promise<{ url: string; stop: () => void }> {
  const script = await bundleForPage(join(import.meta.dirname, '../in-page/listen.ts'));
  const server = createServer((request, response) => {
    if (request.url === address) response.setHeader('content-type', 'text/javascript').end(script);
    else pass(`${url}${request.url}`, request, response).catch((error) => response.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

async function pass(url: string, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const accepted = { accept: headers.accept ?? '*/*', 'accept-encoding': 'identity' };
  const answer = await fetch(url, { headers: accepted, redirect: 'manual' });
  for (const [name, value] of answer.headers) if (!changed.includes(name)) response.setHeader(name, value);
  response.statusCode = answer.status;
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') && !/\/runner-/.test(url);
  if (!isPage) return void response.end(Buffer.from(await answer.arrayBuffer()));
  response.end((await answer.text()).replace('<head>', `<head><script src="${address}"></script>`));
}

/** Headers of the connection to the site, or of the page without the script. */
const changed = ['connection', 'content-length', 'etag', 'keep-alive', 'transfer-encoding'];

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createEdge } from '../edge.ts';
import type { Origin } from '../follow-pointer.ts';

/** The function of {@link createEdge} as a server, which nginx can ask as a CDN asks its functions. */
export function createEdgeServer(origin: Origin, options?: { seconds?: number }): Server {
  const edge = createEdge(origin, options);
  return createServer((request, response) => {
    answer(edge, request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
  });
}

async function answer(
  edge: ReturnType<typeof createEdge>,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value) sent.set(name, String(value));
  const answered = await edge(new Request(address, { method, headers: sent }));
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (answered.body) await pipeline(Readable.fromWeb(answered.body), response);
  else response.end();
}

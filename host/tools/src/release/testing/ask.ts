import { type IncomingHttpHeaders, type RequestOptions, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../server/serve.ts';
import type { Store } from '../store.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as they came, compressed or not. */
  body: Buffer;
}

/** Asks a server for an address exactly as it is written. */
export type Ask = (path: string, options?: Pick<RequestOptions, 'method' | 'headers'>) => Promise<Answer>;

/** Serves a store on a free port. */
export async function serveStore(store: Store): Promise<{ server: Server; ask: Ask }> {
  const server = createSiteServer(store);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, ask: askAt(port) };
}

/** Asks the server at a port of this machine, on a connection of its own: a kept one may be closed by the server just then. */
export function askAt(port: number): Ask {
  return (path, options) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      sent.on('error', reject).end();
    });
}

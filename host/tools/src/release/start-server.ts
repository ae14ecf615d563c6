import type { Server } from 'node:http';
import { createSiteServer } from './serve.ts';
import type { Store } from './store.ts';

const defaultPort = 4173;

/**
 * Serves a store and prints the address.
 * @throws Error with advice when PORT is not a port, or is taken
 */
export async function startServer(store: Store, port = portFrom(process.env.PORT)): Promise<Server> {
  const server = createSiteServer(store);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? taken(port) : error));
    server.listen(port, resolve);
  });
  const address = server.address();
  console.log(`The site is at http://localhost:${typeof address === 'object' ? address?.port : port}/`);
  return server;
}

function taken(port: number): Error {
  return new Error(
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  );
}

function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') return defaultPort;
  if (/^\d+$/.test(value) && Number(value) < 65536) return Number(value);
  throw new Error(
    `PORT is "${value}", which is not a port. Use a number from 0 to 65535, or leave it out for ${defaultPort}.`,
  );
}

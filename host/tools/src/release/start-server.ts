import type { Server } from 'node:http';
import { createSiteServer, type ServerOptions } from './serve.ts';
import type { Store } from './store.ts';

const defaultPort = 4173;
const loopback = '127.0.0.1';

/** How long answers under way may take after a server was asked to stop, in milliseconds. */
const timeToFinish = 10_000;

/**
 * Serves a store and prints the address. HOST is the address to listen on, only this machine without it. ACCESS_LOG=on prints a
 * line of JSON for every answer, METRICS=on answers `/metrics`. SIGTERM and SIGINT stop it once all answers are finished.
 * @throws Error with advice when PORT is not a port, or is taken, or HOST is not an address of this machine
 */
export async function startServer(
  store: Store,
  port = portFrom(process.env.PORT),
  host = process.env.HOST || loopback,
): Promise<Server> {
  const server = createSiteServer(store, optionsFrom(process.env));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startProblem(error, port, host)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  console.log(`The site is at http://localhost:${typeof address === 'object' ? address?.port : port}/`);
  console.log(
    host === loopback ? 'Only this machine can open it; HOST=0.0.0.0 lets others do so.' : `It listens on ${host}.`,
  );
  const stop = () => stopServer(server);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
  server.once('close', () => {
    for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, stop);
  });
  return server;
}

/** Takes no more requests, and ends when all answers are finished; after ten seconds it ends anyway. */
function stopServer(server: Server): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), timeToFinish).unref();
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function optionsFrom({ ACCESS_LOG, METRICS }: NodeJS.ProcessEnv): ServerOptions {
  return {
    onAnswer: ACCESS_LOG === 'on' ? (answer) => console.log(JSON.stringify(answer)) : undefined,
    metrics: METRICS === 'on',
  };
}

function startProblem(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`HOST is "${host}", which is not an address of this machine. Leave it out for ${loopback}.`);
  return error;
}

function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') return defaultPort;
  if (/^\d+$/.test(value) && Number(value) < 65536) return Number(value);
  throw new Error(
    `PORT is "${value}", which is not a port. Use a number from 0 to 65535, or leave it out for ${defaultPort}.`,
  );
}

import type { Server } from 'node:http';
import type { Store } from '../release/store.ts';
import { listen, loopback, portFrom } from './listen.ts';
import { createSiteServer, type ServerOptions } from './serve.ts';

const defaultPort = 4173;

/**
 * Serves a store and prints the address. HOST is the address to listen on, only this machine without it. ACCESS_LOG=on prints a
 * line of JSON for every answer, METRICS=on answers `/metrics`. SIGTERM and SIGINT stop it once all answers are finished. Where
 * what it prints cannot be written, on a full disk or to a program that has ended, it goes on without.
 * @throws Error with advice when PORT is not a port, or is taken, or HOST is not an address of this machine
 */
export async function startServer(
  store: Store,
  port = portFrom(process.env.PORT, defaultPort),
  host = process.env.HOST || loopback,
): Promise<Server> {
  for (const stream of [process.stdout, process.stderr]) stream.off('error', ignore).on('error', ignore);
  const server = createSiteServer(store, optionsFrom(process.env));
  console.log(`The site is at http://localhost:${await listen(server, port, host)}/`);
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

/**
 * Takes no more requests, and ends when all answers are finished.
 * @param timeToFinish how long answers under way may take, in milliseconds; then it ends anyway
 */
export function stopServer(server: Server, timeToFinish = 10_000): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), timeToFinish).unref();
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Without a listener, Node ends the process when its output cannot be written. */
function ignore(): void {}

function optionsFrom({ ACCESS_LOG, METRICS }: NodeJS.ProcessEnv): ServerOptions {
  return {
    onAnswer: ACCESS_LOG === 'on' ? (answer) => console.log(JSON.stringify(answer)) : undefined,
    metrics: METRICS === 'on',
  };
}

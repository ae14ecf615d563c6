import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** This machine alone. */
export const loopback = '127.0.0.1';

/**
 * Has a server listen.
 * @param port 0 for a free one
 * @param host the address to listen on
 * @returns the port
 * @throws Error with advice when the port is taken, or the address is not one of this machine
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(problemOf(error, port, host)));
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

function problemOf(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is taken by another program. Stop that one, or set PORT to another port, such as ${port + 1}.`,
    );
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`HOST is "${host}", which is not an address of this machine. Leave it out for ${loopback}.`);
  return error;
}

/** @param value as PORT has it @param usual where it has none @throws Error when it is not a port */
export function portFrom(value: string | undefined, usual: number): number {
  if (value === undefined || value === '') return usual;
  if (/^\d+$/.test(value) && Number(value) < 65536) return Number(value);
  throw new Error(
    `PORT is "${value}", which is not a port. Use a number from 0 to 65535, or leave it out for ${usual}.`,
  );
}

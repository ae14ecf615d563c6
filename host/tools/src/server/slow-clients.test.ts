import { once } from 'node:events';
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FixtureSite, liveFixtureSite } from '../release/testing/fixture-site.ts';
import { createSiteServer } from './serve.ts';
import { stopServer } from './start-server.ts';

const patience = { timeout: 20_000 };
const timeouts = { headersTimeout: 50, requestTimeout: 100 };

let site: FixtureSite;
let server: Server;
let large: string;
const clients: Socket[] = [];

beforeAll(async () => {
  site = await liveFixtureSite();
  large = join(site.store.dir, 's/large.bin');
  writeFileSync(large, Buffer.alloc(20_000_000));
});
beforeEach(async () => {
  server = createSiteServer(site.store, { timeouts });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  server.close();
});
afterAll(() => site.remove());

/** A client that has sent this, and reads nothing unless it is told to. */
function client(sent: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket.on('error', () => {}));
  socket.write(sent);
  return socket;
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: site.example\r\n${headers}\r\n`;

/** How many times the server has the large file open. */
function openFiles(): number {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === large;
    } catch {
      return false; // closed while we looked
    }
  }).length;
}

it('a client that does not finish its headers, its body or anything is closed soon after its time', async () => {
  const [headers = '', body = '', nothing = ''] = await Promise.all(
    ['GET /alpha HTTP/1.1\r\nX-Header: ', get('/healthz', 'Content-Length: 9\r\n'), ''].map((sent) =>
      text(client(sent)),
    ),
  );
  expect(headers).toMatch(/^HTTP\/1\.1 408 /);
  expect(body).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 408 /);
  expect(nothing).toMatch(/^HTTP\/1\.1 408 |^$/);
});

describe('requests that a client sends before it has an answer', () => {
  it('are answered in their order, and those after the thousandth are refused', async () => {
    const paths = ['/alpha', '/healthz', '/nothing', '/s/nothing.js', '/beta'];
    const requests = paths.map((path) => get(path)).join('') + get('/healthz').repeat(995);
    const answer = await text(client(requests + get('/alpha', 'Connection: close\r\n')));
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([200, 200, 404, 404, 200, ...Array.from({ length: 995 }, () => 200), 503]);
  });

  it.skipIf(process.platform !== 'linux')(
    'open one file at a time, which is closed when the client goes away',
    async () => {
      const impatient = client(get('/s/large.bin').repeat(200));
      await vi.waitFor(() => expect(openFiles()).toBe(1), patience);
      await once(client(get('/healthz')), 'data');
      expect(openFiles()).toBe(1);
      impatient.destroy();
      await vi.waitFor(() => expect(openFiles()).toBe(0), patience);
    },
  );
});

it('a server that is stopped ends in time, whatever its clients do', async () => {
  const idle = client(get('/healthz'));
  const reading = client(get('/s/large.bin').repeat(3));
  await Promise.all([once(idle, 'data'), once(reading, 'readable')]);
  const all = [idle, reading, client('GET / HTTP/1.1\r\nX: '), client('')];
  const ended = all.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())));
  await stopServer(server, 20);
  for (const socket of all) socket.resume();
  await Promise.all(ended);
});

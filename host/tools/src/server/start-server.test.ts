import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FixtureSite, fixtureSite } from '../release/testing/fixture-site.ts';
import { freePort } from '../testing/free-port.ts';
import { startServer } from './start-server.ts';

let site: FixtureSite;
const running: Server[] = [];
const said = vi.spyOn(console, 'log');
beforeEach(() => {
  site = fixtureSite();
  said.mockReset().mockImplementation(() => {});
});
afterEach(() => {
  for (const server of running.splice(0)) server.close();
  vi.unstubAllEnvs();
  site.remove();
});

it('listens at PORT and prints the address', async () => {
  vi.stubEnv('PORT', '0');
  const server = await startServer(site.store);
  running.push(server);
  const { port } = server.address() as AddressInfo;
  expect(said).toHaveBeenCalledWith(`The site is at http://localhost:${port}/`);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(503);
});

it.each(['abc', '-1', '65536', '80.5', ' ', '1e3x'])('reports that PORT="%s" is not a port', async (port) => {
  vi.stubEnv('PORT', port);
  await expect(startServer(site.store)).rejects.toThrow(
    `PORT is "${port}", which is not a port. Use a number from 0 to 65535, or leave it out for 4173.`,
  );
});

it('reports that the port is taken, and how to choose another', async () => {
  const other = createServer();
  running.push(other);
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  await expect(startServer(site.store, port)).rejects.toThrow(
    `Port ${port} is taken by another program. Stop that one, or set PORT to another port, such as ${port + 1}.`,
  );
});

it('listens on this machine alone unless HOST says otherwise, and reports it', async () => {
  const server = await startServer(site.store, 0);
  running.push(server);
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  expect(said).toHaveBeenCalledWith('Only this machine can open it; HOST=0.0.0.0 lets others do so.');
  running.push(await startServer(site.store, 0, '0.0.0.0'));
  expect(said).toHaveBeenCalledWith('It listens on 0.0.0.0.');
  await expect(startServer(site.store, 0, '192.0.2.1')).rejects.toThrow('HOST is "192.0.2.1", which is not an address');
});

it('finishes the answers under way when it is asked to stop', async () => {
  const length = 20_000_000;
  mkdirSync(join(site.store.dir, 's'), { recursive: true });
  writeFileSync(join(site.store.dir, 's/large.bin'), Buffer.alloc(length));
  const server = await startServer(site.store, 0);
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/s/large.bin`);
  const closed = once(server, 'close');
  process.emit('SIGTERM');
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  expect((await response.arrayBuffer()).byteLength).toBe(length);
  await closed;
});

describe.skipIf(process.platform !== 'linux')('answers go on when the log is', () => {
  const startLogging = (port: number, stdout: 'pipe' | number) => {
    const script = join(site.folder(), 'script.mts');
    const module = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)));
    writeFileSync(
      script,
      `import { startServer } from ${module('start-server.ts')}; import { Store } from ${module('../release/store.ts')};
      await startServer(new Store(process.env.SITE_STORE));`,
    );
    const env = { ...process.env, SITE_STORE: site.store.dir, PORT: String(port), ACCESS_LOG: 'on' };
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      ...{ env, stdio: ['ignore', stdout, 'inherit'], cwd: import.meta.dirname },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };

  const expectAnswers = async (port: number) => {
    const status = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
    await vi.waitFor(status, { timeout: 30_000, interval: 100 });
    for (let turn = 0; turn < 5; turn++) expect(await status()).toBe(503);
  };

  it('a pipe whose reader has ended', async () => {
    const port = await freePort();
    startLogging(port, 'pipe').stdout?.destroy();
    await expectAnswers(port);
  });

  it('on a full disk', async () => {
    const port = await freePort();
    startLogging(port, openSync('/dev/full', 'w'));
    await expectAnswers(port);
  });
});

import { rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagePolicy } from '../release/pages/policy.ts';
import { type Ask, askAt } from '../release/testing/ask.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { createPreviewServer } from './preview-server.ts';

const version = '0123456789ab';
const own = `/s/hooks/${version}/`;
const servers: Server[] = [];

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** The live site: what it was asked for, and what it answers. */
const asked: string[] = [];
let answer: RequestListener;
let origin: string;
let ask: Ask;
let dir: string;

beforeEach(async () => {
  asked.length = 0;
  answer = (_request, response) => response.end('live');
  const site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  origin = `http://127.0.0.1:${await listen(site)}`;
  dir = tempDir({ 'section.json': '{}', 'assets/page.js': 'built();' });
  ask = askAt(await listen(createPreviewServer(origin, { id: 'hooks', version, dir })));
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  vi.restoreAllMocks();
});

it('serves the files of the build where its version would have them, and nothing around them', async () => {
  const script = await ask(`${own}assets/page.js`);
  expect(String(script.body)).toBe('built();');
  expect(script.headers['content-type']).toMatch(/^text\/javascript/);
  expect((await ask(`${own}assets/none.js`)).status).toBe(404);
  expect((await ask(`${own}..%2fx`)).status).toBe(400);
  expect(asked).toEqual([]);
});

it('answers everything else as the live site does, with its policy and without its cookies', async () => {
  const policy = pagePolicy({ styles: [], scripts: [] });
  answer = (_request, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy, 'Set-Cookie': 'a=1' });
    response.end('<h1>Not found</h1>');
  };
  const { status, headers, body } = await ask('/UseReduce/first?level=basic');
  expect({ status, body: String(body) }).toEqual({ status: 404, body: '<h1>Not found</h1>' });
  expect(headers).toMatchObject({ 'content-type': 'text/html', 'content-security-policy': policy });
  expect(headers).not.toHaveProperty('set-cookie');
  await ask('/UseReduce', { method: 'HEAD' });
  expect(asked).toEqual(['GET /UseReduce/first?level=basic', 'HEAD /UseReduce']);
});

it('keeps redirects of the site here', async () => {
  answer = (_request, response) => response.writeHead(308, { Location: `${origin}/UseStateHook` }).end();
  expect((await ask('/useState')).headers.location).toBe('/UseStateHook');
  answer = (_request, response) => response.writeHead(308, { Location: '/UseStateHook' }).end();
  expect((await ask('/useState')).headers.location).toBe('/UseStateHook');
});

it('leads from what the live site links to, to the version of the build', async () => {
  const { status, headers } = await ask('/UseReduce?level=basic&with=hooks@localhost:5174');
  expect({ status, location: headers.location }).toEqual({
    status: 308,
    location: `/UseReduce?level=basic&with=hooks%40${version}`,
  });
});

it('asks no other server, whatever the address looks like', async () => {
  for (const path of ['//evil.example/x', 'http://evil.example/x']) expect((await ask(path)).status).toBe(200);
  expect(asked).toEqual(['GET /x', 'GET /x']);
  expect((await ask('/x', { method: 'POST' })).status).toBe(405);
});

it('says that the site does not answer', async () => {
  servers[0]?.closeAllConnections();
  servers.shift()?.close();
  const { status, body } = await ask('/');
  expect(status).toBe(502);
  expect(String(body)).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+ did not answer: .*ECONNREFUSED.*\. Is it the address of the site\?/,
  );
});

it('answers 404 when the build is gone', async () => {
  rmSync(dir, { recursive: true });
  expect((await ask(`${own}section.json`)).status).toBe(404);
});

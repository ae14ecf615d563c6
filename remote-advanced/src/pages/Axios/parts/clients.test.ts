// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askByAxios } from './ask-by-axios.ts';
import { askByFetch } from './ask-by-fetch.ts';

/** A real server. The browser specs test timeouts, aborts and lost connections. */
let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/html') response.end('<!doctype html>');
    else if (request.url === '/410') response.writeHead(410).end('Gone, in plain words.');
    else response.writeHead(Number(request.url?.slice(1))).end('{"id":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const never = new AbortController().signal;
const failure = (name: string, status: number) => ({
  settled: 'rejected',
  status,
  error: expect.objectContaining({ name }),
});

describe('an answer with status 200', () => {
  const arrived = { settled: 'resolved', status: 200, ok: true, result: '{\n  "id": 1\n}' };
  it.each([askByFetch, askByAxios])('%o: resolves with the data', async (ask) => {
    expect(await ask(`${base}/200`, 20_000, never)).toEqual(arrived);
  });
});

describe.each([404, 410, 500])('an answer with status %i', (status) => {
  it('resolves with fetch, which leaves the check to you', async () => {
    expect(await askByFetch(`${base}/${status}`, 20_000, never)).toMatchObject({
      settled: 'resolved',
      status,
      ok: false,
    });
  });

  it('rejects with Axios', async () => {
    expect(await askByAxios(`${base}/${status}`, 20_000, never)).toEqual(failure('AxiosError', status));
  });
});

describe('an answer that is no JSON', () => {
  it('rejects with fetch, where it is parsed', async () => {
    expect(await askByFetch(`${base}/html`, 20_000, never)).toEqual(failure('SyntaxError', 200));
  });

  it('is a string with Axios', async () => {
    expect(await askByAxios(`${base}/html`, 20_000, never)).toMatchObject({ result: '"<!doctype html>"' });
  });
});

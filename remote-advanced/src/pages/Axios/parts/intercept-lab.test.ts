import axios from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { interceptLab } from './intercept-lab.ts';

const network = vi.fn<typeof fetch>();
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    network.mockReset().mockImplementation(async () => new Response('from the network')),
  );
  stop = interceptLab();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const message = async (path: string) => (await (await fetch(path)).json()).message;

describe('by fetch', () => {
  it.each([
    ['/lab/500', 500],
    ['/lab/flaky', 503],
    ['/lab/flaky?attempt=1', 503],
    ['/lab/flaky?attempt=2', 503],
    ['/lab/flaky?attempt=3', 200],
  ])('%s answers %i with JSON', async (path, expected) => {
    const { status, headers } = await fetch(path);
    expect([status, headers.get('content-type')]).toEqual([expected, 'application/json']);
    expect(await message(path)).toMatch(/\.$/);
    expect(network).not.toHaveBeenCalled();
  });

  it('the slow answer begins at once, takes more than two seconds, and is complete then', async () => {
    const start = performance.now();
    const response = await fetch('/lab/slow');
    expect(response.status).toBe(200);
    expect(performance.now() - start).toBeLessThan(500);
    expect((await response.json()).lines).toHaveLength(10);
    expect(performance.now() - start).toBeGreaterThan(2000);
  });

  it('an abort ends the slow answer in the middle of its body', async () => {
    const controller = new AbortController();
    const response = await fetch('/lab/slow', { signal: controller.signal });
    const start = performance.now();
    setTimeout(() => controller.abort(), 300);
    await expect(response.text()).rejects.toHaveProperty('name', 'AbortError');
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('a time limit ends it too, and says so', async () => {
    const response = await fetch('/lab/slow', { signal: AbortSignal.timeout(300) });
    await expect(response.text()).rejects.toHaveProperty('name', 'TimeoutError');
  });

  it('a dropped connection is a network error', async () => {
    await expect(fetch('/lab/drop')).rejects.toMatchObject({ name: 'TypeError', message: 'Failed to fetch' });
  });

  it.each(['/', '/lab/', '/lab/501', '/LAB/500', '/lab/constructor', 'https://example.com/lab/500'])(
    '%s goes to the network',
    async (address) => {
      expect(await (await fetch(address)).text()).toBe('from the network');
      expect(network).toHaveBeenCalledOnce();
    },
  );
});

describe('by Axios, which sends an XMLHttpRequest', () => {
  it.each([
    ['/lab/500', { code: 'ERR_BAD_RESPONSE', status: 500 }],
    ['/lab/drop', { code: 'ERR_NETWORK' }],
  ])('%s rejects', async (path, error) => {
    await expect(axios.get(path)).rejects.toMatchObject(error);
  });

  it('the slow answer is complete in the end', async () => {
    expect((await axios.get('/lab/slow')).data.lines).toHaveLength(10);
  });

  it('the slow answer meets a time limit, and can be aborted', async () => {
    await expect(axios.get('/lab/slow', { timeout: 300 })).rejects.toHaveProperty('code', 'ECONNABORTED');
    await expect(axios.get('/lab/slow', { signal: AbortSignal.timeout(300) })).rejects.toHaveProperty(
      'name',
      'CanceledError',
    );
  });
});

it('leaves nothing behind', () => {
  expect(fetch).not.toBe(network);
  stop();
  expect(fetch).toBe(network);
});

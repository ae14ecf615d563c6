import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchTimeLimit } from '../site.ts';
import { fetchJson, RemoteDataError } from './fetch-json.ts';

const address = '/data/posts/1.json';
const signal = new AbortController().signal;
const asTitle = (json: unknown): string => {
  if (typeof json === 'object' && json !== null && 'title' in json) return String(json.title);
  throw new Error('no title');
};

const answer = (body: string, status = 200) => stubFetch(async () => new Response(body, { status }));
const stubFetch = (fetch: typeof globalThis.fetch) => vi.stubGlobal('fetch', vi.fn(fetch));

/** A server that never answers: the request ends when it is aborted. */
const silence = () =>
  stubFetch(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('fetchJson', () => {
  it('returns what the check makes of the answer', async () => {
    answer('{"title":"First post"}');
    expect(await fetchJson(address, asTitle, signal)).toBe('First post');
    expect(fetch).toHaveBeenCalledExactlyOnceWith(address, { signal: expect.any(AbortSignal) });
  });

  it('reports the status of an error answer, even if its body is JSON', async () => {
    answer('{"title":"Not found"}', 404);
    await expect(fetchJson(address, asTitle, signal)).rejects.toThrow(new RemoteDataError('The server answered 404.'));
  });

  it('reports that the answer is not JSON', async () => {
    answer('<!doctype html>');
    await expect(fetchJson(address, asTitle, signal)).rejects.toThrow(new RemoteDataError('The answer is not JSON.'));
  });

  it('reports that the server could not be reached', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchJson(address, asTitle, signal)).rejects.toThrow(
      new RemoteDataError('The server could not be reached.'),
    );
  });

  describe('with an answer of another shape', () => {
    const shape = new RemoteDataError('The answer has another shape than expected.');

    it('reports it, with the reason as the cause', async () => {
      answer('{"name":"First post"}');
      const failure = fetchJson(address, asTitle, signal);
      await expect(failure).rejects.toThrow(shape);
      await expect(failure).rejects.toHaveProperty('cause.message', 'no title');
    });

    it('does not blame the network when the check fails with a TypeError', async () => {
      answer('null');
      const careless = () => {
        throw new TypeError('Cannot read properties of null');
      };
      await expect(fetchJson(address, careless, signal)).rejects.toThrow(shape);
    });

    it('passes on a message for the reader from the check itself', async () => {
      answer('{}');
      const picky = () => {
        throw new RemoteDataError('There is no advice today.');
      };
      await expect(fetchJson(address, picky, signal)).rejects.toThrow(new RemoteDataError('There is no advice today.'));
    });
  });

  it('gives up after the time limit, and not before', async () => {
    vi.useFakeTimers();
    silence();
    const settled = vi.fn();
    const failure = fetchJson(address, asTitle, signal).catch((error: unknown) => {
      settled();
      return error;
    });
    await vi.advanceTimersByTimeAsync(fetchTimeLimit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toEqual(new RemoteDataError('There was no answer within 8 seconds.'));
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    answer('{"title":"First post"}');
    await fetchJson(address, asTitle, signal);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends with the reason of the signal when it is aborted', async () => {
    silence();
    const leaving = new AbortController();
    const failure = fetchJson(address, asTitle, leaving.signal);
    leaving.abort('left the page');
    await expect(failure).rejects.toBe('left the page');
  });

  it('sends no request when it was aborted before', async () => {
    silence();
    await expect(fetchJson(address, asTitle, AbortSignal.abort('left the page'))).rejects.toBe('left the page');
    expect(fetch).not.toHaveBeenCalled();
  });
});

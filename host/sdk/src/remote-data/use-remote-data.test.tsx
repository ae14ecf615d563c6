import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRemoteData } from './use-remote-data.ts';

interface Request {
  resolve: (data: string) => void;
  reject: (reason: unknown) => void;
  signal: AbortSignal;
}

let requests: Request[] = [];

/** Each request waits until the test answers it, in whichever order. */
const load = (signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    requests.push({ resolve, reject, signal });
  });

const request = (index: number): Request => {
  const made = requests[index];
  if (!made) throw new Error(`Request ${index} was not made.`);
  return made;
};

beforeEach(() => {
  requests = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function setUp() {
  const { result, unmount } = renderHook(() => useRemoteData(load));
  return {
    remote: () => result.current.remote,
    run: () => act(() => void result.current.run()),
    cancel: () => act(() => result.current.cancel()),
    resolve: (index: number, data: string) => act(async () => request(index).resolve(data)),
    reject: (index: number, reason: unknown) => act(async () => request(index).reject(reason)),
    unmount,
  };
}

it('sends no request until it is asked to', () => {
  const { remote } = setUp();
  expect(remote()).toEqual({ status: 'idle' });
  expect(requests).toHaveLength(0);
});

it('is busy, then has the data', async () => {
  const { remote, run, resolve } = setUp();
  await run();
  expect(remote()).toEqual({ status: 'busy' });
  await resolve(0, 'advice');
  expect(remote()).toEqual({ status: 'done', data: 'advice' });
});

it('logs a failure and reports what failed', async () => {
  const { remote, run, reject } = setUp();
  const failure = new Error('no connection');
  await run();
  await reject(0, failure);
  expect(remote()).toEqual({ status: 'failed', error: failure });
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error fetching data:', failure);
});

it('turns whatever was thrown into an error', async () => {
  const { remote, run, reject } = setUp();
  await run();
  await reject(0, 'no connection');
  expect(remote()).toEqual({ status: 'failed', error: new Error('no connection') });
});

it('keeps what it has while it fetches again, and when that fails', async () => {
  const { remote, run, resolve, reject } = setUp();
  await run();
  await resolve(0, 'old');
  await run();
  expect(remote()).toEqual({ status: 'busy', data: 'old' });
  await reject(1, new Error('no connection'));
  expect(remote()).toMatchObject({ status: 'failed', data: 'old' });
});

it('lets a newer request replace an older one, even if the older one answers last', async () => {
  const { remote, run, resolve } = setUp();
  await run();
  await run();
  expect(request(0).signal.aborted).toBe(true);
  await resolve(1, 'newer');
  await resolve(0, 'older');
  expect(remote()).toEqual({ status: 'done', data: 'newer' });
});

it('does not report a request that was replaced', async () => {
  const { remote, run, reject } = setUp();
  await run();
  await run();
  await reject(0, new Error('aborted'));
  expect(remote()).toEqual({ status: 'busy' });
  expect(console.error).not.toHaveBeenCalled();
});

it('aborts when the reader cancels, keeps what it has and does not report it', async () => {
  const { remote, run, cancel, resolve, reject } = setUp();
  await run();
  await resolve(0, 'old');
  await run();
  await cancel();
  expect(remote()).toEqual({ status: 'canceled', data: 'old' });
  expect(request(1).signal.aborted).toBe(true);
  await reject(1, new Error('aborted'));
  expect(remote()).toEqual({ status: 'canceled', data: 'old' });
  expect(console.error).not.toHaveBeenCalled();
});

it('drops an answer that arrives in spite of the abort', async () => {
  const { remote, run, cancel, resolve } = setUp();
  await run();
  await cancel();
  await resolve(0, 'late');
  expect(remote()).toEqual({ status: 'canceled' });
});

it('can be asked again after a cancellation', async () => {
  const { remote, run, cancel, resolve } = setUp();
  await run();
  await cancel();
  await run();
  expect(remote()).toEqual({ status: 'busy' });
  await resolve(1, 'advice');
  expect(remote()).toEqual({ status: 'done', data: 'advice' });
});

it('has nothing to cancel when nothing is under way', async () => {
  const { remote, run, cancel, resolve } = setUp();
  await cancel();
  expect(remote()).toEqual({ status: 'idle' });
  await run();
  await resolve(0, 'advice');
  await cancel();
  expect(remote()).toEqual({ status: 'done', data: 'advice' });
});

it('aborts when the reader leaves, and does not report it', async () => {
  const { run, reject, unmount } = setUp();
  await run();
  unmount();
  expect(request(0).signal.aborted).toBe(true);
  await reject(0, new Error('aborted'));
  expect(console.error).not.toHaveBeenCalled();
});

import { act, render, screen } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCache, DataBoundary, type DataCache, useData } from './solution';

// React prints every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** A server whose answers the test gives by hand: `answer` and `fail` settle the oldest open request for a key. */
function startServer() {
  const open: { key: string; resolve: (value: string) => void; reject: (reason: unknown) => void }[] = [];
  const load = vi.fn(
    (key: string) => new Promise<string>((resolve, reject) => void open.push({ key, resolve, reject })),
  );

  const take = (key: string) => {
    const index = open.findIndex((request) => request.key === key);
    const [request] = index < 0 ? [] : open.splice(index, 1);
    if (!request) throw new Error(`nobody has asked for ${key}`);
    return request;
  };
  const answer = (key: string, value: string) => act(async () => take(key).resolve(value));
  const fail = (key: string, reason: unknown) => act(async () => take(key).reject(reason));

  return { cache: createCache(load), load, answer, fail };
}

interface UserProps {
  cache: DataCache<string>;
  id: string;
}

function User({ cache, id }: UserProps) {
  return <li>{useData(cache, id)}</li>;
}

/** A user who waits and fails alone. */
function Place({ cache, id }: { cache: DataCache<string>; id: string | undefined }) {
  if (id === undefined) return null;
  return (
    <DataBoundary
      cache={cache}
      fallback={(error, retry) => (
        <>
          <p role="alert">{String(error)}</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </>
      )}
    >
      <Suspense fallback={<p>Loading</p>}>
        <User cache={cache} id={id} />
      </Suspense>
    </DataBoundary>
  );
}

/** Up to three users. */
function Page({ cache, ids: [first, second, third] }: { cache: DataCache<string>; ids: string[] }) {
  return (
    <>
      <Place cache={cache} id={first} />
      <Place cache={cache} id={second} />
      <Place cache={cache} id={third} />
    </>
  );
}

/** Shows users; `update` shows others. */
async function show(...ids: string[]) {
  const server = startServer();
  const page = (changed: string[]) => <Page cache={server.cache} ids={changed} />;
  const view = await act(async () => render(page(ids), { wrapper: StrictMode }));
  const update = (...changed: string[]) => act(async () => view.rerender(page(changed)));
  const invalidate = (key: string) => act(async () => server.cache.invalidate(key));
  return { ...server, update, invalidate, unmount: view.unmount };
}

/** What can be seen: a component that has suspended is hidden, not gone. */
const isVisible = (element: HTMLElement) => getComputedStyle(element).display !== 'none';
const users = () =>
  screen
    .queryAllByRole('listitem', { hidden: true })
    .filter(isVisible)
    .map((item) => item.textContent);
const loading = () => screen.queryAllByText('Loading').length;
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const tryAgain = (index = 0) => act(async () => screen.getAllByRole('button', { name: 'Try again' })[index]?.click());

describe('the cache', () => {
  test('gives the same promise for the same key', async () => {
    const { cache, load, answer } = startServer();
    const promise = cache.get('ada');
    expect(cache.get('ada')).toBe(promise);
    await answer('ada', 'Ada');
    expect(cache.get('ada')).toBe(promise);
    expect(await promise).toBe('Ada');
    expect(load.mock.calls).toEqual([['ada']]);
  });

  test('loads each key, and none before it is asked for', () => {
    const { cache, load } = startServer();
    expect(load).not.toHaveBeenCalled();
    const keys = ['ada', '', '__proto__', 'constructor'];
    expect(new Set(keys.map((key) => cache.get(key))).size).toBe(4);
    expect(load.mock.calls.flat()).toEqual(keys);
  });

  test('keeps a promise that is rejected', async () => {
    const { cache, load, fail } = startServer();
    const promise = cache.get('ada');
    promise.catch(() => {});
    await fail('ada', 'offline');
    expect(cache.get('ada')).toBe(promise);
    await expect(promise).rejects.toBe('offline');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('makes a rejection of what load throws', async () => {
    const load = vi.fn((): Promise<string> => {
      throw 'no key';
    });
    const cache = createCache(load);
    const promise = cache.get('ada');
    await expect(promise).rejects.toBe('no key');
    expect(cache.get('ada')).toBe(promise);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('forgets one key, and loads it when it is asked for again', () => {
    const { cache, load } = startServer();
    const [ada, grace] = [cache.get('ada'), cache.get('grace')];
    cache.invalidate('ada');
    cache.invalidate('unknown');
    expect(load).toHaveBeenCalledTimes(2);
    expect(cache.get('ada')).not.toBe(ada);
    expect(cache.get('grace')).toBe(grace);
    expect(load.mock.calls.flat()).toEqual(['ada', 'grace', 'ada']);
  });

  test('clears errors only', async () => {
    const { cache, answer, fail } = startServer();
    const keys = ['done', 'open', 'failed'];
    const [done, open, failed] = keys.map((key) => cache.get(key));
    failed?.catch(() => {});
    await answer('done', 'value');
    await fail('failed', 'offline');
    cache.clearErrors();
    expect(cache.get('done')).toBe(done);
    expect(cache.get('open')).toBe(open);
    expect(cache.get('failed')).not.toBe(failed);
  });

  test('does not treat the failure of a forgotten promise as one of the new promise', async () => {
    const { cache, answer, fail } = startServer();
    cache.get('ada').catch(() => {});
    cache.invalidate('ada');
    const promise = cache.get('ada');
    await fail('ada', 'offline');
    cache.clearErrors();
    expect(cache.get('ada')).toBe(promise);
    await answer('ada', 'Ada');
    expect(await promise).toBe('Ada');
  });
});

describe('a component', () => {
  test('suspends until the value is there', async () => {
    const { answer } = await show('ada');
    expect([users(), loading()]).toEqual([[], 1]);
    await answer('ada', 'Ada');
    expect([users(), loading()]).toEqual([['Ada'], 0]);
  });

  test('does not load again when it renders again, in Strict Mode, too', async () => {
    const { answer, load, update } = await show('ada');
    await update('ada');
    await answer('ada', 'Ada');
    await update('ada');
    await update('ada');
    expect(users()).toEqual(['Ada']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('shares a value with others', async () => {
    const { answer, load } = await show('ada', 'ada');
    await answer('ada', 'Ada');
    expect(users()).toEqual(['Ada', 'Ada']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('follows the key, and finds what has been loaded', async () => {
    const { answer, load, update } = await show('ada');
    await answer('ada', 'Ada');
    await update('grace');
    expect([users(), loading()]).toEqual([[], 1]);
    await answer('grace', 'Grace');
    expect(users()).toEqual(['Grace']);
    await update('ada');
    expect(users()).toEqual(['Ada']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('follows another cache', async () => {
    const [first, second] = [startServer(), startServer()];
    const view = await act(async () => render(<Page cache={first.cache} ids={['ada']} />));
    await first.answer('ada', 'Ada');
    await act(async () => view.rerender(<Page cache={second.cache} ids={['ada']} />));
    await second.answer('ada', 'Ada Lovelace');
    expect(users()).toEqual(['Ada Lovelace']);
    await act(async () => second.cache.invalidate('ada'));
    await second.answer('ada', 'Countess of Lovelace');
    expect(users()).toEqual(['Countess of Lovelace']);
  });

  test('ends its subscription when it has unmounted', async () => {
    const { cache, answer } = startServer();
    const subscribe = cache.subscribe.bind(cache);
    let subscriptions = 0;
    cache.subscribe = (listener) => {
      const stop = subscribe(listener);
      subscriptions += 1;
      return () => {
        subscriptions -= 1;
        stop();
      };
    };
    const { unmount } = await act(async () => render(<Page cache={cache} ids={['ada']} />, { wrapper: StrictMode }));
    await answer('ada', 'Ada');
    expect(subscriptions).toBe(1);
    unmount();
    expect(subscriptions).toBe(0);
  });
});

describe('a value that is invalidated', () => {
  test('is loaded again by those that show it', async () => {
    const { answer, invalidate, load } = await show('ada', 'grace', 'ada');
    await answer('ada', 'Ada');
    await answer('grace', 'Grace');
    await invalidate('ada');
    expect(load.mock.calls.flat()).toEqual(['ada', 'grace', 'ada']);
    await answer('ada', 'Ada Lovelace');
    expect(users()).toEqual(['Ada Lovelace', 'Grace', 'Ada Lovelace']);
  });

  test('is not loaded when nobody shows it', async () => {
    const { answer, invalidate, load, unmount, update } = await show('ada');
    await answer('ada', 'Ada');
    await update('grace');
    await answer('grace', 'Grace');
    await invalidate('ada');
    unmount();
    await invalidate('grace');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('while it is loaded is never shown', async () => {
    const { answer, invalidate } = await show('ada');
    await answer('ada', 'first');
    await invalidate('ada');
    await invalidate('ada');
    await answer('ada', 'second');
    expect(users()).not.toContain('second');
    await answer('ada', 'third');
    expect(users()).toEqual(['third']);
  });

  test('before it has been shown is never shown', async () => {
    const { answer, invalidate } = await show('ada');
    await invalidate('ada');
    await answer('ada', 'first');
    expect(users()).toEqual([]);
    await answer('ada', 'second');
    expect(users()).toEqual(['second']);
  });
});

describe('a failure', () => {
  test.each([['offline'], [null], [undefined], [0]])(
    'with %j shows the fallback, and loads nothing by itself',
    async (reason) => {
      const { fail, load, update } = await show('ada');
      await fail('ada', reason);
      await update('ada');
      expect([alerts(), loading()]).toEqual([[String(reason)], 0]);
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  test('can be tried again, until there is a value', async () => {
    const { answer, fail, load } = await show('ada');
    await fail('ada', 'offline');
    await tryAgain();
    expect([alerts(), loading()]).toEqual([[], 1]);
    await fail('ada', 'still offline');
    expect(alerts()).toEqual(['still offline']);
    await tryAgain();
    await answer('ada', 'Ada');
    expect([users(), alerts()]).toEqual([['Ada'], []]);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('leaves other values alone, even when it is tried again', async () => {
    const { answer, fail, load } = await show('ada', 'grace');
    await answer('grace', 'Grace');
    await fail('ada', 'offline');
    expect([users(), alerts()]).toEqual([['Grace'], ['offline']]);
    await tryAgain();
    expect(users()).toEqual(['Grace']);
    await answer('ada', 'Ada');
    expect(users()).toEqual(['Ada', 'Grace']);
    expect(load.mock.calls.flat()).toEqual(['ada', 'grace', 'ada']);
  });

  test('of one is tried again alone, and the other can follow', async () => {
    const { answer, fail } = await show('ada', 'grace');
    await fail('ada', 'no Ada');
    await fail('grace', 'no Grace');
    await tryAgain(0);
    expect(alerts()).toEqual(['no Grace']);
    await answer('ada', 'Ada');
    await tryAgain(0);
    await answer('grace', 'Grace');
    expect([users(), alerts()]).toEqual([['Ada', 'Grace'], []]);
  });

  test('after an invalidation shows the fallback in place of the old value', async () => {
    const { answer, fail, invalidate } = await show('ada');
    await answer('ada', 'Ada');
    await invalidate('ada');
    await fail('ada', 'offline');
    expect([users(), alerts()]).toEqual([[], ['offline']]);
  });
});

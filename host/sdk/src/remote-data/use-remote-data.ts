import { useCallback, useEffect, useRef, useState } from 'react';

/** Remote data and its status. `data` is what arrived last; it stays while a newer request runs, fails or is canceled. */
export type RemoteData<Data> =
  | { status: 'idle'; data?: undefined }
  | { status: 'busy'; data?: Data | undefined }
  | { status: 'done'; data: Data }
  | { status: 'canceled'; data?: Data | undefined }
  | { status: 'failed'; error: Error; data?: Data | undefined };

/**
 * Remote data that is fetched when the reader asks for it. A newer request replaces an older one; `cancel` and leaving the
 * page abort it. A failure is logged as `Error fetching data:`. To start over, for example with another source, give the
 * component that uses it another `key`.
 * @param load fetches the data; stops when its signal is aborted
 */
export function useRemoteData<Data>(load: (signal: AbortSignal) => Promise<Data>) {
  const [remote, setRemote] = useState<RemoteData<Data>>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setRemote(({ data }) => ({ status: 'busy', data }));
    try {
      const data = await load(controller.signal);
      if (!controller.signal.aborted) setRemote({ status: 'done', data });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('Error fetching data:', error);
      setRemote(({ data }) => ({ status: 'failed', error: asError(error), data }));
    }
  }, [load]);

  const cancel = useCallback(() => {
    running.current?.abort();
    setRemote((now) => (now.status === 'busy' ? { status: 'canceled', data: now.data } : now));
  }, []);

  return { remote, run, cancel };
}

function asError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value));
}

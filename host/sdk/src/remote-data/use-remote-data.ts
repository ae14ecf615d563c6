import { useCallback, useEffect, useRef, useState } from 'react';

export type RemoteData<Data> =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'done'; data: Data }
  | { status: 'failed'; error: Error };

/**
 * Remote data that is fetched when the reader asks for it. A newer request replaces an older one; leaving the page
 * aborts it. A failure is logged as `Error fetching data:`.
 * @param load fetches the data; gives up when its signal is aborted
 */
export function useRemoteData<Data>(load: (signal: AbortSignal) => Promise<Data>) {
  const [remote, setRemote] = useState<RemoteData<Data>>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setRemote({ status: 'busy' });
    try {
      const data = await load(controller.signal);
      if (!controller.signal.aborted) setRemote({ status: 'done', data });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('Error fetching data:', error);
      setRemote({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
    }
  }, [load]);

  return { remote, run };
}

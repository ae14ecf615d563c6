import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Fetched<Data> =
  | { status: 'loading' }
  | { status: 'done'; data: Data }
  | { status: 'failed'; message: string };

/**
 * Fetches JSON from a URL, and again when the URL changes. Outdated requests are aborted and ignored.
 * @param check returns the typed data, or throws if it has a different shape
 * @returns the state of the request, and a function that sends it again
 */
export function useFetch<Data>(address: string, check: (json: unknown) => Data): [Fetched<Data>, () => void] {
  const [attempt, setAttempt] = useState(0);
  const request = `${attempt} ${address}`;
  const [answer, setAnswer] = useState<{ request: string; fetched: Fetched<Data> } | null>(null);
  const toData = useEffectEvent(check);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (fetched: Fetched<Data>) => {
      if (!signal.aborted) setAnswer({ request, fetched });
    };
    fetchJson(address, signal)
      .then((json) => settle({ status: 'done', data: toData(json) }))
      .catch((error: unknown) => settle({ status: 'failed', message: messageOf(error) }));
    return () => controller.abort();
  }, [address, request]);

  const retry = useCallback(() => setAttempt((old) => old + 1), []);
  return [answer?.request === request ? answer.fetched : { status: 'loading' }, retry];
}

async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

function messageOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'The answer is not JSON.';
  return error instanceof Error ? error.message : String(error);
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { LabCase } from './lab-case.ts';
import { type Client, type Outcome, rejected } from './outcome.ts';

/** One client's request. `took` is in milliseconds. */
export type Request =
  | { state: 'none' }
  | { state: 'waiting'; asked: LabCase }
  | { state: 'over'; asked: LabCase; outcome: Outcome; took: number };

type Prepare = (address: string) => Promise<void>;

/**
 * Sends requests with a client, one at a time: a newer request aborts the one in progress, and so does leaving the page.
 * @param prepare runs before an address can be requested
 */
export function useRequest(client: Client, prepare: Prepare) {
  const [request, setRequest] = useState<Request>({ state: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (asked: LabCase, limit: number) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setRequest({ state: 'waiting', asked });
      const failure = await prepare(asked.address).then(() => null, rejected);
      const start = performance.now();
      const outcome = failure ?? (await client(asked.address, limit, controller.signal));
      if (running.current !== controller) return;
      report(outcome, controller.signal);
      setRequest({ state: 'over', asked, outcome, took: performance.now() - start });
    },
    [client, prepare],
  );

  const abort = useCallback(() => running.current?.abort(), []);
  return { request, send, abort };
}

/** Logs a failure, even if the client doesn't treat it as one; a request that the reader aborted is not a failure. */
function report(outcome: Outcome, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (outcome.settled === 'rejected') console.error('Error fetching data:', outcome.error);
  else if (!outcome.ok) console.error('Error fetching data:', new Error(`HTTP ${outcome.status}`));
}
